import freeEmailDomains from 'free-email-domains'
import { getPublicSuffix } from 'tldts'
import { commonPersonalDomains, isPersonal, type DomainList } from './company-email.ts'

const listed: ReadonlySet<string> = new Set(freeEmailDomains)

/** A listed domain under which anybody may register (net.ua, za.com) says nothing about those who did. */
const isSuffix = (domain: string) => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

const allPersonalDomains: DomainList = {
  has: (domain) => commonPersonalDomains.has(domain) || (listed.has(domain) && !isSuffix(domain)),
}

/** The server's check of an address against every known provider of personal mail. */
export const isPersonalDomain = (email: string): boolean => isPersonal(email, allPersonalDomains)
