import { describe, expect, it, test } from 'vitest'
import { world } from '../example-world.ts'
import { countries, findCountry } from './country.ts'
import { explainPublicKey } from './public-key.ts'

describe('the list of countries', () => {
  it('has the 249 codes of ISO 3166-1, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(countries).toHaveLength(249)
    expect(countries.filter((code) => !names.of(code))).toEqual([])
  })

  it.each(countries)('finds %s by its name in English', (code) => {
    expect(findCountry(new Intl.DisplayNames('en', { type: 'region' }).of(code)!)).toBe(code)
  })

  it.each([
    ['de', 'DE'],
    ['DEU', 'DE'],
    ['USA', 'US'],
    ['ZWE', 'ZW'],
    ['AND', 'AD'],
    ['GBR', 'GB'],
    ['UK', 'GB'],
    ['Österreich', 'AT'],
    ['The Netherlands', 'NL'],
    ['EU', undefined],
    ['nyc', undefined],
    ['us-east-1', undefined],
    ['Warsaw', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, code) => {
    expect(findCountry(text)).toBe(code)
  })
})

const writePart = (text: string) => {
  const size = text.length
  return String.fromCodePoint(size >> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255) + text
}
const writeKey = (type: string, ...parts: readonly string[]) => `${type} ${btoa([type, ...parts].map(writePart).join(''))}`

test.each([
  world.sshKey.text,
  writeKey('ssh-ed25519', 'k'.repeat(32)),
  writeKey('ssh-rsa', '\u0001\u0000\u0001', 'n'.repeat(257)),
  writeKey('ecdsa-sha2-nistp256', 'nistp256', 'q'.repeat(65)),
  `${writeKey('ssh-ed25519', 'k'.repeat(32))} me@your-key-laptop … <me>`,
])('takes the public key %s', (key) => {
  expect(explainPublicKey(key)).toBeUndefined()
})

test.each([
  writeKey('ssh-ed25519', 'k'.repeat(31)),
  writeKey('ssh-ed25519', 'k'.repeat(32), 'x'),
  writeKey('ecdsa-sha2-nistp256', 'nistp384', 'q'.repeat(97)),
  writeKey('ssh-rsa', '\u0001\u0000\u0001'),
  writeKey('ssh-ed25519', 'k'.repeat(32)).replace('ssh-ed25519', 'ssh-rsa'),
  writeKey('ssh-ed25519', 'k'.repeat(32)).slice(0, -8),
])('refuses the data of %s', (key) => {
  expect(explainPublicKey(key)).toMatch(/data/)
})
