import { runCommand, CommandError } from '../../packages/host/configuration/command.ts'

/** Benches by name, loaded on demand, because they need different packages. */
const benches: Readonly<Record<string, () => Promise<(args: string[]) => Promise<void>>>> = {
  speed: async () => (await import('./speed.ts')).benchSpeed,
  faces: async () => (await import('./faces.ts')).benchFaces,
  mail: async () => (await import('./mail.ts')).benchMail,
}

await runCommand(async () => {
  const args = process.argv.slice(2)
  const name = args[0]?.startsWith('-') === false ? args.shift()! : 'speed'
  const bench = benches[name]
  if (!bench) throw new CommandError(`There is no bench “${name}”. Use one of: ${Object.keys(benches).join(', ')}.`)
  const run = await bench()
  await run(args)
})
