interface ImportMetaEnv {
  /** Where the site is published, without a path; from the configuration, at build. */
  readonly SITE_ORIGIN: string
  /** How many mailboxes read an application; from the configuration, at build. */
  readonly APPLICATION_READERS: number
  /** How many days a sent application is kept, 0 where nothing is stored; from the configuration, at build. */
  readonly APPLICATION_RETENTION_DAYS: number
}
