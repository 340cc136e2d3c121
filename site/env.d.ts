interface ImportMetaEnv {
  readonly SITE_ORIGIN: string
  /** Number of mailboxes that receive an application. */
  readonly APPLICATION_READERS: number
  /** Days that a sent application is kept, or 0 if nothing is stored. */
  readonly APPLICATION_RETENTION_DAYS: number
}
