interface ImportMetaEnv {
  /** Public origin of the site; from the configuration of the build. */
  readonly SITE_ORIGIN: string
  /** Number of mailboxes that read an application; from the configuration of the build. */
  readonly APPLICATION_READERS: number
  /** Days that a sent application is kept, 0 without storage; from the configuration of the build. */
  readonly APPLICATION_RETENTION_DAYS: number
}
