import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface DevelopmentServer {
  /** Origin of the site. */
  url: string
  /** Everything that the command has printed. */
  lines: readonly string[]
  stop: () => Promise<void>
}

/** Runs `npm run dev` in a folder with the repository, on a free port. */
export async function startDevelopment(folder: string, outbox: string): Promise<DevelopmentServer> {
  // Uses a separate outbox folder, because another version of the site may have written the outbox of the repository.
  const child = spawn(process.execPath, ['site/dev.ts'], {
    cwd: folder,
    // Without `VITEST`, the command behaves as outside of a test.
    env: { ...process.env, VITEST: undefined, NODE_ENV: 'development', PORT: '0', OUTBOX_DIRECTORY: outbox },
  })
  const lines: string[] = []
  const ended = once(child, 'exit')
  const ready = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('Next:')) done()
      })
  })
  await Promise.race([ready, ended])
  const url = /^Site +(\S+)\/$/.exec(lines.find((line) => line.startsWith('Site')) ?? '')?.[1]
  if (!url) throw new Error(`npm run dev did not start:\n${lines.join('\n')}`)
  return {
    url,
    lines,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
