import type { Configuration } from './configuration.ts'

/** Settings that the pages print; fixed by the build. */
export interface PublicConfiguration {
  siteOrigin: string
  /** Number of mailboxes that read an application. */
  readers: number
  /** Days that a sent application is kept; 0 where nothing is stored. */
  retentionDays: number
}

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

/** Public settings as constants for Vite: no mail address, no key. */
export const viteDefine = ({ siteOrigin, readers, retentionDays }: PublicConfiguration): Record<string, string> => ({
  'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin),
  'import.meta.env.APPLICATION_READERS': String(readers),
  'import.meta.env.APPLICATION_RETENTION_DAYS': String(retentionDays),
})
