interface ImportMetaEnv {
  /** Public origin of the site, from the build configuration. */
  readonly SITE_ORIGIN: string
  /** Number of mailboxes that receive an application, from the build configuration. */
  readonly APPLICATION_READERS: number
  /** Days that a sent application is kept, or 0 if nothing is stored, from the build configuration. */
  readonly APPLICATION_RETENTION_DAYS: number
}
