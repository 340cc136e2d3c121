import freeEmailDomains from 'free-email-domains'
import { getPublicSuffix } from 'tldts'
import { commonPersonalDomains, isPersonal } from './company-email.ts'

/** Domains of institutions that free-email-domains lists; reviewed one by one. */
const companyDomains: ReadonlySet<string> = new Set(['nus.edu.sg'])

/** Personal mailboxes and address relays that free-email-domains does not list; reviewed one by one. */
const personalDomains: ReadonlySet<string> = new Set([
  // Mailboxes
  'tutanota.com',
  'tutamail.com',
  'keemail.me',
  'skiff.com',
  'disroot.org',
  'riseup.net',
  'onmail.com',
  'ctemplar.com',
  'kolabnow.com',
  // Relays of Proton, SimpleLogin, addy.io, Mozilla, Apple and others
  'passmail.net',
  'passmail.com',
  'passinbox.com',
  'passfwd.com',
  'simplelogin.com',
  'simplelogin.co',
  'simplelogin.fr',
  'simplelogin.io',
  'slmail.me',
  'slmails.com',
  'aleeas.com',
  '8alias.com',
  '8shield.net',
  'silomails.com',
  'dralias.com',
  'anonaddy.com',
  'anonaddy.me',
  'addy.io',
  'addymail.com',
  'mailer.me',
  'mozmail.com',
  'relay.firefox.com',
  'privaterelay.appleid.com',
  'cloaked.id',
  'maskme.us',
  'spamgourmet.com',
  'erine.email',
  'burnermail.io',
])

const listed: ReadonlySet<string> = new Set(freeEmailDomains)

/** Public suffixes such as net.ua and za.com: anybody may register a domain below them. */
const isSuffix = (domain: string) => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

const check = (domain: string): boolean | undefined => {
  if (companyDomains.has(domain)) return false
  return personalDomains.has(domain) || commonPersonalDomains.has(domain) || (listed.has(domain) && !isSuffix(domain)) || undefined
}

/** The server's check of an address against every known provider of personal mail. */
export const isPersonalDomain = (email: string): boolean => isPersonal(email, check)
