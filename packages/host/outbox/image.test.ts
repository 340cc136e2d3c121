import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createApplication, createOutboxWorld } from '@workspace/application/accept/outbox.fixture.ts'
import { outcome } from '@workspace/application/mail/outcome.fixture.ts'

/** Returns the steps of the last image stage that copy from the repository or link the copies. */
const readSteps = () => {
  const lines = readFileSync('ops/deploy/Dockerfile', 'utf8').split('\n')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  return {
    copied: last.filter((line) => /^COPY (?!--from)/.test(line)).map((line) => line.split(' ').slice(1)),
    linked: last.filter((line) => line.startsWith('RUN mkdir')).map((line) => line.slice('RUN '.length)),
  }
}

it('the outbox command lists and erases applications in the container image', async () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'))
  onTestFinished(() => rmSync(image, { recursive: true }))
  const { copied, linked } = readSteps()
  for (const parts of copied) {
    const target = join(image, parts.at(-1)!)
    for (const source of parts.slice(0, -1))
      cpSync(source, parts.length > 2 ? join(target, source) : target, {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      })
  }
  // Third-party packages, which npm installs.
  mkdirSync(join(image, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== '@workspace' && !name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(image, 'node_modules', name))
  for (const command of linked) execFileSync('/bin/sh', ['-c', command], { cwd: image })

  const { directory, apply, outcomes, outbox } = createOutboxWorld()
  outcomes.push(outcome.down)
  await apply(createApplication(1))
  const run = (...args: string[]) =>
    execFileSync('npm', ['run', '--silent', 'outbox', '--', ...args], {
      cwd: image,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, HOME: image, OUTBOX_DIRECTORY: directory },
    })
  expect(run('list')).toContain(createApplication(1).applicationId)
  expect(run('erase', createApplication(1).companyEmail)).toContain('Deleted: 1.')
  expect(outbox.figures()).toMatchObject({ waiting: 0 })
})
