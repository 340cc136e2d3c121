import freeEmailDomains from 'free-email-domains'
import { getPublicSuffix } from 'tldts'
import { getDomain, isPersonalDomain } from './company-email.ts'

/** Domains of institutions that free-email-domains lists by mistake. Each was reviewed. */
const companyDomains: ReadonlySet<string> = new Set(['nus.edu.sg'])

/** 14,000 domains that sell or give away mailboxes. Many belong to carriers and hosts, whose staff use them too. */
const listed: ReadonlySet<string> = new Set(freeEmailDomains)

/** Returns whether anybody can register a domain under the given domain, as under net.ua or za.com. */
const isSuffix = (domain: string) => getPublicSuffix(domain, { allowPrivateDomains: true }) === domain

/** Returns whether an accepted address is at a domain that sells or gives away mailboxes, or at a subdomain of one. */
export const isMaybePersonal = (email: string): boolean => {
  const labels = getDomain(email).split('.')
  const domains = labels.map((_, start) => labels.slice(start).join('.'))
  if (domains.some((domain) => companyDomains.has(domain))) return false
  return domains.some((domain) => isPersonalDomain(domain) || (listed.has(domain) && !isSuffix(domain)))
}
