import { spawnSync } from 'node:child_process'

/** A check outside of `npm test`, because it takes minutes, needs a network or another program, or asks the owner. */
interface Audit {
  finds: string
  /** Commands in their order. The last command gets the arguments. */
  run: readonly (readonly [command: string, ...args: string[]])[]
  env?: Readonly<Record<string, string>>
}

const build = ['npm', 'run', '--silent', 'build'] as const

/** The audit has its own package under `ops/audits/`, which is installed on demand. */
const toolAudit = (name: string, finds: string): Audit => ({
  finds,
  run: [build, ['npm', 'ci', '--prefix', `ops/audits/${name}`, '--ignore-scripts', '--silent'], ['node', `ops/audits/${name}/run.mjs`]],
})

const audits: Readonly<Record<string, Audit>> = {
  engines: {
    finds: 'what fails in WebKitGTK and Firefox, and where Firefox’s accessibility trees differ from the stored ones',
    run: [build, ['npm', 'exec', '--', 'vitest', 'run', '--project', 'engines']],
  },
  validate: toolAudit('validate', 'invalid HTML, by the Nu validator'),
  lighthouse: toolAudit('lighthouse', 'pages that Lighthouse scores below 100 on a phone'),
  'open-questions': {
    finds: 'what the owner has to confirm: fields, statuses, rules, figures without a date, planned quarters that are over',
    run: [['node', 'ops/checks/open-questions.ts']],
  },
  apps: {
    finds: 'what fails when apps built with Next and Vite use the package',
    run: [
      ['npm', 'install', '--prefix', 'ops/apps', '--no-package-lock', '--ignore-scripts', '--silent'],
      ['node', 'ops/apps/run.mjs'],
    ],
  },
  deploy: {
    finds: 'what fails behind nginx and Caddy, under systemd, in the Dockerfile, and in the commands of ops/deploy/README.md',
    run: [build, ['npm', 'exec', '--', 'vitest', 'run', '--project', 'deploy']],
    env: { SITE_ORIGIN: 'https://onenode.example' },
  },
}

const [name = '', ...rest] = process.argv.slice(2)
const audit = audits[name]
if (!audit) {
  if (name) console.error(`There is no audit “${name}”.`)
  console.log(
    Object.entries(audits)
      .map(([each, { finds }]) => `${each.padEnd(15)} ${finds}`)
      .join('\n'),
  )
  console.log('Next: npm run audits -- NAME')
  process.exit(name ? 1 : 0)
}
for (const [at, [command, ...args]] of audit.run.entries()) {
  const isLast = at === audit.run.length - 1
  const { status } = spawnSync(command === 'node' ? process.execPath : command, isLast ? [...args, ...rest] : args, {
    stdio: 'inherit',
    env: { ...process.env, ...audit.env },
  })
  if (status === 0) continue
  console.error(`Next: fix what is reported above, then run npm run audits -- ${[name, ...rest].join(' ')}`)
  process.exit(status ?? 1)
}
console.log(`Passed: ${[name, ...rest].join(' ')}. Next: npm run audits lists all audits.`)
