import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findFreePort } from '../testing/free-port.ts'
import { createDeployment, host, isInstalled, noteMissing } from './deploy.fixture.ts'

const { folder, startSite } = createDeployment()

it.skipIf(!isInstalled('systemd-analyze'))(`the systemd units are valid and hardened${noteMissing('systemd-analyze', 'systemd')}`, () => {
  execFileSync('systemd-analyze', ['verify', 'ops/deploy/onenode.socket', 'ops/deploy/onenode.service'], { stdio: 'inherit' })
  // Exposure from 0 to 100: a service without hardening has 96.
  execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', 'ops/deploy/onenode.service'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
})

describe('the image (its Dockerfile steps run here without Docker)', () => {
  const instructions = readFileSync('ops/deploy/Dockerfile', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line)!.slice(1) as [string, string])
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
  const argument = (name: string) => last.findLast(([instruction]) => instruction === name)?.[1] ?? ''
  const readCommand = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as [string, ...string[]]

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
    expect(readFileSync('ops/deploy/Dockerfile.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.git', '.outbox', 'node_modules']),
    )
  })

  it('starts with only the production dependencies, and passes its health check', async () => {
    const image = join(folder, 'image')
    mkdirSync(join(image, 'data'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(image, file))
    const install = last.find(([name, step]) => name === 'RUN' && step.startsWith('npm ci'))![1]
    execFileSync('/bin/sh', ['-c', install], { cwd: image, stdio: 'ignore' })
    cpSync('dist', join(image, 'dist'), { recursive: true })
    const root = process.getuid?.() === 0
    if (root) execFileSync('chown', ['65534', join(image, 'data')])
    const PORT = `${await findFreePort()}`
    const user = root ? { uid: 65_534 } : {}
    const [, ...start] = readCommand(argument('CMD'))
    await startSite({
      command: [process.execPath, ...start],
      cwd: image,
      ...user,
      env: {
        NODE_ENV: 'production',
        PORT,
        OUTBOX_DIRECTORY: join(image, 'data/outbox'),
        RESEND_API_KEY: 're_test',
        APPLICATION_RECIPIENTS: `hosts@${host}`,
        RESEND_BASE_URL: 'http://127.0.0.1:9',
        SITE_ORIGIN: `https://${host}`,
      },
    })
    const [, ...check] = readCommand(argument('HEALTHCHECK'))
    execFileSync(process.execPath, check, { env: { PORT } })
    expect(() => execFileSync(process.execPath, check, { env: { PORT: '1' } })).toThrow('Command failed')
  }, 240_000)
})
