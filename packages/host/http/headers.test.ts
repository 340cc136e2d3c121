import { expect, it } from 'vitest'
import { getSharingHeaders, writeHeadersFile } from './headers.ts'

it.each(['openapi/vm.yaml', 'openapi/caas.yaml', 'schemas/deploy.schema.json'])('lets every origin load %s', (file) => {
  expect(getSharingHeaders(file)).toEqual({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
})

it.each(['index.html', 'search.json', 'docs/openapi/vm.html', 'assets/a.js', 'openapi.html'])(
  'sends no header that lets other origins load %s',
  (file) => {
    expect(getSharingHeaders(file)).toEqual({})
  },
)

it('writes one resource policy for each folder for static hosts', () => {
  const rules = writeHeadersFile({ siteOrigin: 'https://site.example' }).split(/\n(?=\/)/)
  for (const folder of ['openapi', 'schemas']) {
    const lines = rules.find((rule) => rule.startsWith(`/${folder}/*`))?.split('\n') ?? []
    expect(lines.indexOf('  ! Cross-Origin-Resource-Policy')).toBeGreaterThan(0)
    expect(lines.indexOf('  Cross-Origin-Resource-Policy: cross-origin')).toBeGreaterThan(lines.indexOf('  ! Cross-Origin-Resource-Policy'))
  }
})

it('refuses to write a line that a static host would ignore, and says why', () => {
  const styleHashes = Array.from({ length: 40 }, (_hash, at) => `sha256-${String(at).padStart(44, '0')}`)
  expect(() => writeHeadersFile({ siteOrigin: 'https://site.example', styleHashes })).toThrow(
    /_headers has \d+ characters.*Content-Security-Policy/,
  )
})
