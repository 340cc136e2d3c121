import type { Configuration } from './configuration.ts'

/** Settings that the pages state; fixed when they are built. */
export interface PublicConfiguration {
  siteOrigin: string
  /** Number of mailboxes that read an application. */
  readers: number
  /** Days that a sent application is kept; 0 where nothing is stored. */
  retentionDays: number
}

/** Selects the settings that the pages state. */
export const publicConfigurationOf = ({
  SITE_ORIGIN,
  APPLICATION_RECIPIENTS,
  APPLICATION_DELIVERY,
  OUTBOX_RETENTION_DAYS,
}: Pick<
  Configuration,
  'SITE_ORIGIN' | 'APPLICATION_RECIPIENTS' | 'APPLICATION_DELIVERY' | 'OUTBOX_RETENTION_DAYS'
>): PublicConfiguration => ({
  siteOrigin: SITE_ORIGIN,
  readers: APPLICATION_RECIPIENTS.length,
  retentionDays: APPLICATION_DELIVERY === 'direct' ? 0 : OUTBOX_RETENTION_DAYS,
})

/** The same for Vite: figures only, never an address or a key. */
export const viteDefine = ({ siteOrigin, readers, retentionDays }: PublicConfiguration): Record<string, string> => ({
  'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin),
  'import.meta.env.APPLICATION_READERS': String(readers),
  'import.meta.env.APPLICATION_RETENTION_DAYS': String(retentionDays),
})
