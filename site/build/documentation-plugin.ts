import { createRunnableDevEnvironment, isRunnableDevEnvironment, runnerImport, type Plugin, type ViteDevServer } from 'vite'

type Publisher = typeof import('./publish.ts')
type Compiler = Pick<Publisher, 'readCompiled'>

const compiler = '/site/docs/compile/documentation.ts'
/** Compiler with the functions of a build. Development doesn't load it, because each edit of a route would compile all pages again. */
const publisher = '/site/build/publish.ts'

/** Environment of the development server that runs the compiler. Its module graph has the files that the compiler reads. */
const compilerEnvironment = 'docs'

const isPage = (file: string | null) => /[\\/]site[\\/]docs[\\/].*\.mdx$/.test(file ?? '')

/**
 * Compiles the pages of the documentation. The compiler runs inside Vite, so that an edit of a file that it reads, such as `contents.ts`,
 * `Request.read.ts` or the contract of an API, also updates the pages.
 */
export const documentation = () => {
  let server: ViteDevServer | undefined
  let loaded: Promise<Publisher> | undefined
  const loadPublisher = (): Promise<Publisher> => (loaded ??= runnerImport<Publisher>(publisher).then(({ module }) => module))
  const load = (): Promise<Compiler> => {
    const environment = server?.environments[compilerEnvironment]
    return environment && isRunnableDevEnvironment(environment) ? environment.runner.import<Compiler>(compiler) : loadPublisher()
  }
  const plugins: Plugin[] = [
    {
      name: 'documentation',
      sharedDuringBuild: true,
      enforce: 'pre',
      // Vitest doesn't need the environment, because each run of Vitest starts anew. Vitest would also inline all packages into it.
      config: (_config, { command }) =>
        command === 'serve' && !process.env['VITEST']
          ? {
              environments: {
                [compilerEnvironment]: {
                  consumer: 'server',
                  dev: {
                    // With hot updates, each edit would run the compiler at once, even if no page is requested.
                    createEnvironment: (name, config) =>
                      createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } }),
                  },
                },
              },
            }
          : undefined,
      configureServer: (started) => {
        server = started
      },
      transform: {
        filter: { id: /[\\/]site[\\/]docs[\\/].*\.mdx$/ },
        handler: async (source, file) => ({ code: (await (await load()).readCompiled(file, source)).code, map: null }),
      },
      /** Updates the pages after an edit of a file that the compiler reads. */
      hotUpdate({ file, modules }) {
        const graph = server?.environments[compilerEnvironment]?.moduleGraph
        if (this.environment.name === compilerEnvironment || !graph?.getModulesByFile(file)?.size) return
        return [...modules, ...[...this.environment.moduleGraph.idToModuleMap.values()].filter((module) => isPage(module.file))]
      },
    },
  ]
  return { plugins, loadPublisher }
}

export type Documentation = ReturnType<typeof documentation>
