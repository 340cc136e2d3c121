import type { Configuration } from './configuration.ts'

/** Settings that the pages print, fixed at build time. */
export interface PublicConfiguration {
  siteOrigin: string
  /** Number of mailboxes that receive an application. */
  readers: number
  /** Is 0 if nothing is stored. */
  retentionDays: number
}

export const toPublicConfiguration = (configuration: Configuration): PublicConfiguration => ({
  siteOrigin: configuration.SITE_ORIGIN,
  readers: configuration.APPLICATION_RECIPIENTS.length,
  retentionDays: configuration.APPLICATION_DELIVERY === 'direct' ? 0 : configuration.OUTBOX_RETENTION_DAYS,
})

export const toViteConstants = ({ siteOrigin, readers, retentionDays }: PublicConfiguration): Record<string, string> => ({
  'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin),
  'import.meta.env.APPLICATION_READERS': String(readers),
  'import.meta.env.APPLICATION_RETENTION_DAYS': String(retentionDays),
})
