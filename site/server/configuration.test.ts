import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration.ts'

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
  it('has a default for everything outside production', () => {
    expect(readConfiguration({ RESEND_API_KEY: '', PORT: '' })).toEqual({
      NODE_ENV: 'development', PORT: 4173, SITE_ORIGIN: 'http://localhost:4173', APPLICATION_RATE_LIMIT: 5,
      APPLICATION_DELIVERY: 'spool', SPOOL_DIRECTORY: '.spool', SPOOL_RETENTION_DAYS: 30,
      APPLICATION_SENDER: 'no-reply@onenode.example',
      APPLICATION_RECIPIENTS: ['hosts@onenode.example', 'operations@onenode.example', 'partners@onenode.example'],
    })
  })

  it('reads every variable', () => {
    expect(readConfiguration({
      NODE_ENV: 'production', PORT: '0', SITE_ORIGIN: 'https://site.example/', RESEND_API_KEY: 're_1', RESEND_BASE_URL: 'http://127.0.0.1:9',
      APPLICATION_RECIPIENTS: 'a@b.example, c@d.example', APPLICATION_SENDER: 'Form <x@y.example>', APPLICATION_RATE_LIMIT: '0', OTHER: 'x',
      APPLICATION_DELIVERY: 'direct', SPOOL_DIRECTORY: '/var/spool/onenode', SPOOL_RETENTION_DAYS: '90',
    })).toEqual({
      NODE_ENV: 'production', PORT: 0, SITE_ORIGIN: 'https://site.example', RESEND_API_KEY: 're_1', RESEND_BASE_URL: 'http://127.0.0.1:9',
      APPLICATION_RECIPIENTS: ['a@b.example', 'c@d.example'], APPLICATION_SENDER: 'Form <x@y.example>', APPLICATION_RATE_LIMIT: 0,
      APPLICATION_DELIVERY: 'direct', SPOOL_DIRECTORY: '/var/spool/onenode', SPOOL_RETENTION_DAYS: 90,
    })
    expect(readConfiguration({ PORT: '80' }).SITE_ORIGIN).toBe('http://localhost:80')
  })

  it('stops production without a key', () => {
    const expected = 'Missing API key. Set RESEND_API_KEY to the key of your Resend account, for example RESEND_API_KEY=re_123.'
    expect(problems({ NODE_ENV: 'production' })).toBe(expected)
    expect(problems({ NODE_ENV: 'production', RESEND_API_KEY: '' })).toBe(expected)
    expect(problems({ NODE_ENV: 'production', RESEND_API_KEY: 're_1', RESEND_DEBUG: 'true' })).toMatch(/^RESEND_DEBUG should not be set/)
  })

  it.each([
    ['NODE_ENV', 'prod'], ['PORT', '70000'], ['PORT', '-1'], ['PORT', 'http'], ['PORT', '80.5'], ['PORT', ' 80'],
    ['SITE_ORIGIN', 'site.example'], ['SITE_ORIGIN', 'https://site.example/path'], ['SITE_ORIGIN', 'ftp://site.example'],
    ['SITE_ORIGIN', 'https://canary@site.example'], ['RESEND_API_KEY', 're_canary\r\nX: y'], ['RESEND_API_KEY', 're canary'], ['RESEND_API_KEY', 're_canary\n'],
    ['RESEND_BASE_URL', 'api.resend.com'], ['APPLICATION_RECIPIENTS', 'a@b.example,'], ['APPLICATION_RECIPIENTS', 'canary'],
    ['APPLICATION_RECIPIENTS', Array.from({ length: 51 }, (_, n) => `a${n}@b.example`).join()], ['APPLICATION_RECIPIENTS', 'X <a@b.example>'],
    ['APPLICATION_SENDER', 'canary'], ['APPLICATION_SENDER', 'X\r\nBcc: y <a@b.example>'], ['APPLICATION_RATE_LIMIT', 'many'], ['APPLICATION_RATE_LIMIT', '-1'],
    ['APPLICATION_DELIVERY', 'queue'], ['SPOOL_DIRECTORY', 'canary\0'], ['SPOOL_RETENTION_DAYS', '0'], ['SPOOL_RETENTION_DAYS', 'forever'],
  ])('refuses %s=%j in one line with an example, without the value', (name, value) => {
    const message = problems({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} should be .* for example ${name}=\\S+\\.$`))
    expect(message).not.toContain('canary')
  })

  it('says all problems at once', () => {
    expect(problems({ PORT: 'x', APPLICATION_RATE_LIMIT: 'y', NODE_ENV: 'production' }).split('\n').map((line) => line.split(' ')[0]))
      .toEqual(['Missing', 'PORT', 'APPLICATION_RATE_LIMIT'])
  })
})
