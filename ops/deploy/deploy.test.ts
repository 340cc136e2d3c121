import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInstalled, noteMissing } from './deploy.fixture.ts'

it.skipIf(!isInstalled('systemd-analyze'))(`the systemd units are valid and hardened${noteMissing('systemd-analyze', 'systemd')}`, () => {
  execFileSync('systemd-analyze', ['verify', 'ops/deploy/onenode.socket', 'ops/deploy/onenode.service'], { stdio: 'inherit' })
  // systemd rates the exposure of a service from 0 to 100. Without hardening, the rating is 96.
  execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', 'ops/deploy/onenode.service'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
})

// site/e2e/image.test.ts runs the steps of the image and starts its server.
describe('the image', () => {
  const instructions = readFileSync('ops/deploy/Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line)!.slice(1) as [string, string])
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
  const argument = (name: string) => last.findLast(([instruction]) => instruction === name)?.[1] ?? ''

  it('runs as an unprivileged user, with a health check and a volume for the outbox', () => {
    expect(argument('USER')).toBe('node')
    expect(argument('ENV')).toContain(`OUTBOX_DIRECTORY=${argument('VOLUME')}/`)
    for (const [, source] of instructions.filter(([name]) => name === 'COPY' && !/--from|^\.|\. \./.test(name))) {
      for (const file of source
        .split(' ')
        .slice(0, -1)
        .filter((part) => !part.startsWith('--') && !part.startsWith('/')))
        expect(existsSync(file), file).toBe(true)
    }
  })
})
