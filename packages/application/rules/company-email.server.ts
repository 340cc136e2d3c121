import freeEmailDomains from 'free-email-domains'
import { getPublicSuffix } from 'tldts'
import { commonPersonalDomains, getDomain } from './company-email.ts'

/** Domains of institutions that free-email-domains lists by mistake. Each was reviewed. */
const companyDomains: ReadonlySet<string> = new Set(['nus.edu.sg'])

/** Personal mailboxes and address relays that free-email-domains lacks. Each was reviewed. */
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

/** Carriers and clouds that own data centers and use one domain for staff and customers. Each was reviewed. */
const carrierDomains: ReadonlySet<string> = new Set([
  // Asia and Oceania
  'alibaba.com',
  'aliyun.com',
  'iinet.net.au',
  'internode.on.net',
  'iprimus.com.au',
  'nifty.com',
  'singnet.com.sg',
  'telkom.net',
  'telstra.com',
  'telstra.com.au',
  'tpg.com.au',
  'wo.com.cn',
  // Europe
  'bluewin.ch',
  'freenet.de',
  'sfr.fr',
  'sky.com',
  'tele2.nl',
  'tele2.no',
  'telenet.be',
  'telefonica.net',
  'tiscali.it',
  'virginmedia.com',
  'vodafone.nl',
  'ziggo.nl',
  // The Americas
  'att.com',
  'bell.net',
  'cableone.net',
  'cox.com',
  'earthlink.net',
  'embarqmail.com',
  'frontier.com',
  'gci.net',
  'hawaiiantel.net',
  'qwest.net',
  'rcn.com',
  'rogers.com',
  'tds.net',
  'windstream.net',
  'wowway.com',
  'zain.com.co',
])

const listed: ReadonlySet<string> = new Set(freeEmailDomains)

/** Anybody can register a domain under a public suffix, such as net.ua or za.com. */
const isSuffix = (domain: string) => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

/** Covers webmail providers, address relays and disposable mailboxes, but not their subdomains. */
export const isPersonalDomain = (email: string): boolean => {
  const domain = getDomain(email)
  if (companyDomains.has(domain) || carrierDomains.has(domain)) return false
  return personalDomains.has(domain) || commonPersonalDomains.has(domain) || (listed.has(domain) && !isSuffix(domain))
}

/** Returns whether an accepted address is at a carrier, or at a subdomain of a personal mail provider. */
export const isMaybePersonal = (email: string): boolean => {
  const labels = getDomain(email).split('.')
  const domains = labels.map((_, start) => labels.slice(start).join('.'))
  return domains.some((domain) => carrierDomains.has(domain)) || domains.slice(1).some((domain) => isPersonalDomain(`@${domain}`))
}
