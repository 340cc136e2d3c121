import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '@workspace/tokens/brand.ts'
import { ConfigurationError, listMisspelled, readConfiguration, settingNames } from './configuration.ts'

/** The settings that production requires. */
const production = {
  NODE_ENV: 'production',
  RESEND_API_KEY: 're_1',
  SITE_ORIGIN: 'https://site.example',
  APPLICATION_RECIPIENTS: 'a@company.example',
}

const problems = (env: Record<string, string>): string => {
  try {
    readConfiguration(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
}

describe('the configuration', () => {
  it.each(['.env.example', 'ops/deploy/README.md'])('has every setting described in %s', (file) => {
    const described = readFileSync(file, 'utf8')
      .match(/^(?:# ?|\| `)?[A-Z_]{4,}(?==|` )/gm)!
      .map((start) => start.replace(/^\W+/, ''))
    // systemd and Node tools set the remaining variables.
    expect(described.toSorted()).toEqual(settingNames.filter((name) => !/^(?:NODE_ENV|LISTEN_)/.test(name)).toSorted())
  })

  it('needs no variable outside production', () => {
    expect(readConfiguration({ RESEND_API_KEY: '', PORT: '' })).toEqual({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: 4173,
      TRUSTED_PROXIES: 0,
      socketActivated: false,
      SITE_ORIGIN: 'http://localhost:4173',
      APPLICATION_RATE_LIMIT: 5,
      APPLICATION_DELIVERY: 'outbox',
      OUTBOX_DIRECTORY: '.outbox',
      OUTBOX_RETENTION_DAYS: 30,
      APPLICANT_CONFIRMATION: 'off',
      APPLICATION_SENDER: `no-reply@${brand.mailDomain}`,
      APPLICATION_RECIPIENTS: [`hosts@${brand.mailDomain}`, `operations@${brand.mailDomain}`, `partners@${brand.mailDomain}`],
    })
  })

  it('reads every variable', () => {
    expect(
      readConfiguration({
        NODE_ENV: 'production',
        HOST: '::1',
        PORT: '0',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        LISTEN_FDS: '1',
        LISTEN_PID: `${process.pid}`,
        SITE_ORIGIN: 'https://site.example/',
        RESEND_API_KEY: 're_1',
        RESEND_BASE_URL: 'http://127.0.0.1:9',
        APPLICATION_RECIPIENTS: 'a@b.example, c@d.example',
        APPLICATION_SENDER: 'Form <x@y.example>',
        APPLICATION_RATE_LIMIT: '0',
        OTHER: 'x',
        APPLICATION_DELIVERY: 'direct',
        OUTBOX_DIRECTORY: '/var/lib/onenode',
        OUTBOX_RETENTION_DAYS: '90',
        OPERATOR_EMAIL: 'operator@company.example',
        OPERATOR_TOKEN: 'operator-token-1234',
        METRICS_TOKEN: 'metrics-token-12345',
      }),
    ).toEqual({
      NODE_ENV: 'production',
      HOST: '::1',
      PORT: 0,
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
      socketActivated: true,
      SITE_ORIGIN: 'https://site.example',
      RESEND_API_KEY: 're_1',
      RESEND_BASE_URL: 'http://127.0.0.1:9',
      APPLICATION_RECIPIENTS: ['a@b.example', 'c@d.example'],
      APPLICATION_SENDER: 'Form <x@y.example>',
      APPLICATION_RATE_LIMIT: 0,
      APPLICATION_DELIVERY: 'direct',
      OUTBOX_DIRECTORY: '/var/lib/onenode',
      OUTBOX_RETENTION_DAYS: 90,
      APPLICANT_CONFIRMATION: 'off',
      OPERATOR_EMAIL: 'operator@company.example',
      OPERATOR_TOKEN: 'operator-token-1234',
      METRICS_TOKEN: 'metrics-token-12345',
    })
    expect(readConfiguration({ PORT: '80' }).SITE_ORIGIN).toBe('http://localhost:80')
  })

  it('listens on the loopback interface in development and on every interface in production', () => {
    expect(readConfiguration({}).HOST).toBe('127.0.0.1')
    expect(readConfiguration(production).HOST).toBeUndefined()
    expect(readConfiguration({ ...production, HOST: '10.0.0.7' }).HOST).toBe('10.0.0.7')
  })

  it('uses the systemd socket only if it was opened for this process', () => {
    for (const LISTEN_PID of ['1', '']) expect(readConfiguration({ LISTEN_FDS: '1', LISTEN_PID }).socketActivated).toBe(false)
  })

  it('reads the trusted proxies as a count', () => {
    expect(readConfiguration({ TRUSTED_PROXIES: '2' }).TRUSTED_PROXIES).toBe(2)
  })

  it.each([undefined, 'http://site.example', 'http://localhost:4173'])('refuses the origin %s in production', (origin) => {
    expect(problems({ ...production, SITE_ORIGIN: origin ?? '' })).toBe(
      'SITE_ORIGIN should be the https address of the site in production, for example SITE_ORIGIN=https://company.example.',
    )
  })

  it('refuses an unencrypted connection to the mail service in production', () => {
    const service = (url: string) => problems({ ...production, RESEND_BASE_URL: url })
    for (const url of ['http://mail.example', 'http://10.0.0.7:3000', 'http://127.0.0.1.evil.example', 'http://localhost.example'])
      expect(service(url)).toMatch(/^RESEND_BASE_URL should be an https address in production/)
    for (const url of ['https://mail.example', 'http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(service(url)).toBe('')
  })

  it('refuses production without an API key', () => {
    const expected = 'Missing API key. Set RESEND_API_KEY to the key of your Resend account, for example RESEND_API_KEY=re_123.'
    const { RESEND_API_KEY: _, ...withoutKey } = production
    expect(problems(withoutKey)).toBe(expected)
    expect(problems({ ...production, RESEND_API_KEY: '' })).toBe(expected)
    expect(problems({ ...production, RESEND_API_KEY: 're_1', RESEND_DEBUG: 'true' })).toMatch(/^RESEND_DEBUG should not be set/)
  })

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['PORT', ' 80'],
    ['SITE_ORIGIN', 'site.example'],
    ['SITE_ORIGIN', 'https://site.example/path'],
    ['SITE_ORIGIN', 'ftp://site.example'],
    ['SITE_ORIGIN', 'https://canary@site.example'],
    ['RESEND_API_KEY', 're_canary\r\nX: y'],
    ['RESEND_API_KEY', 're canary'],
    ['RESEND_API_KEY', 're_canary\n'],
    ['RESEND_BASE_URL', 'api.resend.com'],
    ['APPLICATION_RECIPIENTS', 'a@b.example,'],
    ['APPLICATION_RECIPIENTS', 'canary'],
    ['APPLICATION_RECIPIENTS', Array.from({ length: 51 }, (_, n) => `a${n}@b.example`).join()],
    ['APPLICATION_RECIPIENTS', 'X <a@b.example>'],
    ['APPLICATION_SENDER', 'canary'],
    ['APPLICATION_SENDER', 'X\r\nBcc: y <a@b.example>'],
    ['APPLICATION_RATE_LIMIT', 'many'],
    ['APPLICATION_RATE_LIMIT', '-1'],
    ['HOST', 'canary:80/x'],
    ['HOST', 'http://canary'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '99'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,canary'],
    ['APPLICATION_DELIVERY', 'queue'],
    ['OUTBOX_DIRECTORY', 'canary\0'],
    ['OUTBOX_RETENTION_DAYS', '0'],
    ['OUTBOX_RETENTION_DAYS', 'forever'],
    ['OPERATOR_EMAIL', 'canary'],
    ['APPLICANT_CONFIRMATION', 'canary'],
  ])('refuses %s=%j with a one-line message that contains an example but not the value', (name, value) => {
    const message = problems({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} should be .* for example ${name}=\\S+\\.$`))
    expect(message).not.toContain('canary')
  })

  it.each(['OPERATOR_TOKEN', 'METRICS_TOKEN'])('refuses a %s that is short or has spaces', (name) => {
    for (const value of ['canary', 'canary canary canary']) {
      expect(problems({ [name]: value })).toBe(
        `${name} should be 16 to 256 characters without spaces, for example ${name}=$(openssl rand -hex 32).`,
      )
    }
  })

  it('allows confirmations only with the outbox', () => {
    expect(readConfiguration({ APPLICANT_CONFIRMATION: 'on' }).APPLICANT_CONFIRMATION).toBe('on')
    expect(problems({ APPLICANT_CONFIRMATION: 'on', APPLICATION_DELIVERY: 'direct' })).toMatch(
      /^APPLICANT_CONFIRMATION should be on \(with /,
    )
  })

  it('reports all problems together', () => {
    expect(
      problems({ ...production, RESEND_API_KEY: '', PORT: 'x', APPLICATION_RATE_LIMIT: 'y' })
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['Missing', 'PORT', 'APPLICATION_RATE_LIMIT'])
  })

  it('refuses production without recipients, and outside production uses the addresses of the brand', () => {
    for (const APPLICATION_RECIPIENTS of ['', undefined])
      expect(problems({ ...production, APPLICATION_RECIPIENTS } as Record<string, string>)).toMatch(
        /^Missing recipients\. Set APPLICATION_RECIPIENTS .* for example APPLICATION_RECIPIENTS=\S+\.$/,
      )
    expect(readConfiguration({ APPLICATION_RECIPIENTS: '' }).APPLICATION_RECIPIENTS).toHaveLength(3)
  })
})

describe('misspelled variables', () => {
  it.each([
    ['APPLICATION_RECIPENTS', 'APPLICATION_RECIPIENTS'],
    ['APPLICATION_RECIPIENT', 'APPLICATION_RECIPIENTS'],
    ['APPLICATIONS_SENDER', 'APPLICATION_SENDER'],
    ['APPLICANT_CONFIRMATIONS', 'APPLICANT_CONFIRMATION'],
    ['OUTBOX_DIRECTROY', 'OUTBOX_DIRECTORY'],
    ['OUTBOX_RETENTION_DAY', 'OUTBOX_RETENTION_DAYS'],
    ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
    ['METRIC_TOKEN', 'METRICS_TOKEN'],
    ['RESEND_APIKEY', 'RESEND_API_KEY'],
    ['RESEND_BASE_URI', 'RESEND_BASE_URL'],
    ['RSEEND_API_KEY', 'RESEND_API_KEY'],
    ['SITEORIGIN', 'SITE_ORIGIN'],
    ['site_origin', 'SITE_ORIGIN'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['NODE_EVN', 'NODE_ENV'],
    ['NODEENV', 'NODE_ENV'],
  ])('the message about %s suggests %s', (name, nearest) => {
    const [line, ...more] = listMisspelled({ [name]: 'canary' })
    expect(more).toEqual([])
    expect(line).toContain(name)
    expect(line).toContain(`Did you mean ${nearest}?`)
    expect(line).not.toContain('canary')
  })

  it.each(['OUTBOX_DIR', 'OUTBOX_X'])('the message about %s lists all settings with its prefix', (name) => {
    expect(listMisspelled({ [name]: 'canary' })).toEqual([
      `${name} is not a setting. These settings begin with OUTBOX_: OUTBOX_DIRECTORY, OUTBOX_RETENTION_DAYS.`,
    ])
  })

  it('do not include variables of other programs', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'NODE_OPTIONS',
      'NODE_PATH',
      'NODE_DEBUG',
      'NODE_TEST_CONTEXT',
      'NODE_EXTRA_CA_CERTS',
      'NODENV_ROOT',
      'LISTEN_FDNAMES',
      'npm_config_port',
      'PWD',
      'MAILTO',
      'TOKEN',
    ]
    for (const name of [...others, ...settingNames]) expect(listMisspelled({ [name]: '1' })).toEqual([])
    expect(listMisspelled({ OUTBOX_DIR: '' })).toEqual([])
  })

  it('are reported together with the settings that are missing because of them', () => {
    const { APPLICATION_RECIPIENTS, ...others } = production
    expect(problems({ ...others, APPLICATION_RECIPENTS: APPLICATION_RECIPIENTS })).toContain('Did you mean APPLICATION_RECIPIENTS?')
  })
})
