interface ImportMetaEnv {
  /** Manifest of the built pages. Only the worker's build defines it. */
  readonly SITE_ASSETS: import('../node/built-pages.ts').BuiltManifest
}

/** Part of Cloudflare's runtime that the worker uses. */
declare module 'cloudflare:workers' {
  export class DurableObject<Env> {
    protected readonly env: Env
    constructor(state: import('./outbox-object.server.ts').ObjectState, env: Env)
  }
}
