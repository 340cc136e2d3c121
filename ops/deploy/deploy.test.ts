import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { complete } from '../../packages/application/application.fixture.ts'
import { endpoint } from '../../packages/application/endpoint.ts'
import { findFreePort } from '../testing/free-port.ts'

const host = 'onenode.example'
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
chmodSync(folder, 0o755)
const children: ChildProcess[] = []
const isInstalled = (program: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((directory) => existsSync(join(directory, program)))
const noteMissing = (program: string, debian: string) =>
  isInstalled(program) ? '' : ` (skipped: ${program} is not installed; apt-get install ${debian})`

afterEach(async () => {
  await Promise.all(
    children.splice(0).map(async (child) => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Start {
  env: Record<string, string>
  cwd?: string
  command?: readonly [string, ...string[]]
  uid?: number
}

/** Starts the built server and waits for its address. */
const startSite = async ({ env, cwd = process.cwd(), command = [process.execPath, 'dist/server/start.js'], ...user }: Start) => {
  const child = spawn(command[0], command.slice(1), {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Next:')) return
  throw new Error('The site did not start.')
}

/** Posts an application through a proxy, from a loopback address that represents a visitor. */
const apply = (port: number, localAddress: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
    const body = JSON.stringify({ ...complete, companyName: crypto.randomUUID() })
    request(
      {
        host: '127.0.0.1',
        port,
        localAddress,
        servername: host,
        rejectUnauthorized: false,
        agent: false,
        method: 'POST',
        path: endpoint,
        headers: {
          Host: host,
          Origin: `https://${host}`,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (answer) =>
        answer.resume().once('end', () => resolve({ status: answer.statusCode, policy: answer.headers['content-security-policy'] })),
    )
      .once('error', reject)
      .end(body)
  })

const startProxy = async (port: number, program: string, ...args: string[]) => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  children.push(child)
  await expect
    .poll(
      () =>
        apply(port, '127.0.0.9').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
}

/** Reads a snippet from the repository and replaces its ports and certificates with those of this machine. */
const readSnippet = (file: string, changes: Record<string, string>) => {
  const text = readFileSync(join('ops/deploy', file), 'utf8')
  return Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replaceAll(from, to)
  }, text)
}

const createCertificate = () => {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '1',
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  )
  return { key, cert }
}

const startSiteBehindProxy = async () => {
  const port = await findFreePort()
  await startSite({
    env: {
      PORT: `${port}`,
      SITE_ORIGIN: `https://${host}`,
      TRUSTED_PROXIES: '1',
      APPLICATION_RATE_LIMIT: '1',
      APPLICATION_DELIVERY: 'direct',
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: await startMailService(),
    },
  })
  return port
}

/** Starts a mail service that accepts every mail. */
const startMailService = async () => {
  const { createServer: createHttpServer } = await import('node:http')
  const server = createHttpServer((incoming, answer) => {
    incoming.resume().once('end', () => answer.setHeader('Content-Type', 'application/json').end('{"id":"1"}'))
  })
    .listen(0, '127.0.0.1')
    .unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Expects a limit of one application for each visitor, even with a forged header. */
const expectVisitorsCounted = async (port: number) => {
  expect(await apply(port, '127.0.0.2')).toEqual({ status: 200, policy: expect.stringContaining("frame-ancestors 'none'") })
  expect((await apply(port, '127.0.0.2')).status).toBe(429)
  expect((await apply(port, '127.0.0.2', { 'X-Forwarded-For': '198.51.100.1', Forwarded: 'for=198.51.100.2' })).status).toBe(429)
  expect((await apply(port, '127.0.0.3')).status).toBe(200)
}

describe('behind a proxy', () => {
  it.skipIf(!isInstalled('nginx'))(
    `nginx forwards applications, limits each visitor separately, and rejects other host names${noteMissing('nginx', 'nginx-light')}`,
    async () => {
      const [upstream, secure, plain] = [await startSiteBehindProxy(), await findFreePort(), await findFreePort()]
      const { key, cert } = createCertificate()
      const config = join(folder, 'nginx.conf')
      const included = readSnippet('nginx.conf', {
        '127.0.0.1:4173': `127.0.0.1:${upstream}`,
        'listen 80': `listen 127.0.0.1:${plain}`,
        'listen [::]:80;': '',
        'listen [::]:80 default_server;': '',
        'listen 443 ssl': `listen 127.0.0.1:${secure} ssl`,
        'listen [::]:443 ssl http2;': '',
        'listen [::]:443 ssl http2 default_server;': '',
        '/etc/ssl/onenode/fullchain.pem': cert,
        '/etc/ssl/onenode/privkey.pem': key,
      })
      writeFileSync(
        config,
        `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events {}\nhttp { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}\n${included}\n}`,
      )
      await startProxy(secure, 'nginx', '-c', config, '-e', 'stderr')
      await expectVisitorsCounted(secure)
      const answer = async (url: string, name: string, servername = name) => {
        const answered = await new Promise<IncomingMessage>((resolve, reject) => {
          const options = { headers: { Host: name }, servername, rejectUnauthorized: false, agent: false as const }
          ;(url.startsWith('https') ? request : requestPlain)(url, options, resolve).once('error', reject).end()
        })
        answered.resume()
        return answered.headers.location ?? answered.statusCode
      }
      expect(await answer(`https://127.0.0.1:${secure}/healthz/live`, host)).toBe(200)
      expect(await answer(`http://127.0.0.1:${plain}/x`, host)).toBe(`https://${host}/x`)
      // A request for another host gets no response, whether the TLS handshake names that host or ours.
      await expect(answer(`https://127.0.0.1:${secure}/`, 'evil.example')).rejects.toThrow('unrecognized name')
      await expect(answer(`https://127.0.0.1:${secure}/`, 'evil.example', host)).rejects.toThrow('socket hang up')
      await expect(answer(`http://127.0.0.1:${plain}/`, 'evil.example')).rejects.toThrow('socket hang up')
    },
    60_000,
  )

  it.skipIf(!isInstalled('caddy'))(
    `Caddy forwards applications and limits each visitor separately${noteMissing('caddy', 'caddy')}`,
    async () => {
      const [upstream, secure] = [await startSiteBehindProxy(), await findFreePort()]
      const { key, cert } = createCertificate()
      const config = join(folder, 'Caddyfile')
      writeFileSync(
        config,
        `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${await findFreePort()}\n}\n${readSnippet('Caddyfile', {
          '127.0.0.1:4173': `127.0.0.1:${upstream}`,
          [`${host} {`]: `https://${host}:${secure} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`,
        })}`,
      )
      await startProxy(secure, 'caddy', 'run', '--adapter', 'caddyfile', '--config', config)
      await expectVisitorsCounted(secure)
    },
    60_000,
  )
})

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
