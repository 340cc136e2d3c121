interface ImportMetaEnv {
  /** Where the site is published, without a path; from the configuration, at build. */
  readonly SITE_ORIGIN: string
}
