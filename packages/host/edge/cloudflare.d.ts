interface ImportMetaEnv {
  /** Defined only in the build of the worker. */
  readonly SITE_ASSETS: import('../http/pages.ts').BuiltManifest
}

declare module 'cloudflare:workers' {
  export class DurableObject<Env> {
    protected readonly env: Env
    constructor(state: import('./outbox-object.server.ts').ObjectState, env: Env)
  }
}
