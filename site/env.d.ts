interface ImportMetaEnv {
  /** Where the site is published, without a path; from the configuration, at build. */
  readonly SITE_ORIGIN: string
}

/** The text of the page of the documentation that stands, on its way; see boot.ts. */
declare var pageText: Promise<Response> | undefined
