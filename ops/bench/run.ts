import { runCommand, CommandError } from '../../packages/host/configuration/command.ts'

/** The benches by name: each is loaded when it is asked for. */
const benches: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  speed: async () => (await import('./speed.ts')).benchSpeed,
  docs: async () => (await import('./docs.ts')).benchDocs,
  mail: async () => (await import('./mail.ts')).benchMail,
}

await runCommand(async () => {
  const [first = 'speed', ...rest] = process.argv.slice(2)
  const [name, args] = first.startsWith('-') ? ['speed', [first, ...rest]] : [first, rest]
  const bench = benches[name]
  if (!bench) throw new CommandError(`There is no bench “${name}”. Use one of: ${Object.keys(benches).join(', ')}.`)
  await (
    await bench()
  )(args)
})
