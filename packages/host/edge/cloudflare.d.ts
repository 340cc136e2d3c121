interface ImportMetaEnv {
  /** Only the worker's build defines it. */
  readonly SITE_ASSETS: import('../http/pages.ts').BuiltManifest
}

declare module 'cloudflare:workers' {
  export class DurableObject<Env> {
    protected readonly env: Env
    constructor(state: import('./outbox-object.server.ts').ObjectState, env: Env)
  }
}
