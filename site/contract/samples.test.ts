import { describe, expect, it } from 'vitest'
import { brand } from '../content/brand.ts'
import { caasCall, caasCalls } from './caas.ts'
import { caasError } from './errors.ts'
import { fieldRows } from './fields.ts'
import { literal } from './literal.ts'
import { fillSlots, isPlainHost, isPlainKey } from './sample-slots.ts'
import { sampleOf, samplesOf } from './samples.ts'
import { vmCall, vmCalls } from './vm.ts'

describe('the request samples', () => {
  it('are written in three languages for every call, and for the tool where it maps', () => {
    expect([...vmCalls, ...caasCalls].map((call) => samplesOf(call).length).filter((length) => length < 3)).toEqual([])
    expect(samplesOf(vmCall.orderVms).map(({ label }) => label)).toEqual(['cURL', 'TypeScript', 'Python', 'CLI'])
    expect(samplesOf(caasCall.getPrice).map(({ language }) => language)).toEqual(['curl', 'typescript', 'python'])
  })

  it('encode a list as a JSON array in the query', () => {
    expect(sampleOf(caasCall.getPrice, 'curl')?.code).toContain('location_ids=%5B1%2C4%5D')
  })

  it('stream a log with curl -N', () => {
    expect(sampleOf(caasCall.streamLog, 'curl')?.code).toMatch(/^curl -N 'https:/)
  })

  it('take the reader\'s host and key, and only those', () => {
    const fill = (call: Parameters<typeof sampleOf>[0], language: Parameters<typeof sampleOf>[1]) => {
      const { code, slots } = sampleOf(call, language)!
      expect(fillSlots(code, slots, {})).toBe(code)
      return fillSlots(code, slots, { host: 'https://h.example:8443', key: 'k_1-2' })
    }
    expect(fill(vmCall.listVms, 'curl')).toBe('curl https://h.example:8443/vms/v3 \\\n  --header "Authorization: Bearer k_1-2"')
    expect(fill(vmCall.listVms, 'typescript')).toContain('{ Authorization: `Bearer k_1-2` }')
    expect(fill(vmCall.listVms, 'python')).toContain('{"Authorization": "Bearer k_1-2"}')
    expect(fill(caasCall.getPrice, 'curl')).toContain('--header "X-API-KEY: k_1-2"')
    expect(fill(caasCall.getPrice, 'typescript')).toContain("{ 'X-API-KEY': 'k_1-2' }")
    expect(fill(caasCall.getPrice, 'python')).toContain('{"X-API-KEY": "k_1-2"}')
    expect(fill(vmCall.listVms, 'cli')).toBe('onenode vm list --output json')
    for (const sample of ['curl', 'typescript', 'python'] as const) expect(fill(caasCall.getPrice, sample)).not.toContain(brand.apiHost)
  })

  it('take no host or key that could break out of a sample', () => {
    expect(['abc', 'io-v2-eyJ.x_y-z==', '0x12:ab/+~'].every(isPlainKey)).toBe(true)
    expect(['', 'a b', "a'b", 'a"b', 'a`b', 'a$b', 'a\\b', 'a\nb', '{a}'].some(isPlainKey)).toBe(false)
    expect(['https://api.onenode.example', 'http://localhost:4010'].every(isPlainHost)).toBe(true)
    expect(['api', 'https://a/', "https://a'b", 'https://a b', 'javascript:1'].some(isPlainHost)).toBe(false)
  })
})

describe('the literals', () => {
  it.each([
    ['json', '{\n  "a": [1, 2],\n  "b": { "c": "it\'s \\"x\\"" },\n  "d": null\n}'],
    ['javascript', "{\n  a: [1, 2],\n  b: { c: 'it\\'s \"x\"' },\n  d: null,\n}"],
    ['python', '{\n    "a": [1, 2],\n    "b": {"c": "it\'s \\"x\\""},\n    "d": None,\n}'],
  ] as const)('are written as %s', (notation, expected) => {
    expect(literal({ a: [1, 2], b: { c: 'it\'s "x"' }, d: null }, notation)).toBe(expected)
  })

  it('hold what they were written from', () => {
    for (const { responses, id } of [...vmCalls, ...caasCalls]) {
      for (const { example, contentType } of responses) {
        if (example !== undefined && !contentType) expect(JSON.parse(literal(example, 'json')), id).toEqual(example)
      }
    }
  })
})

describe('the field tables', () => {
  const row = (rows: ReturnType<typeof fieldRows>, name: string) => rows.find((one) => one.name === name)

  it('name every field by its whole path', () => {
    const rows = fieldRows(vmCall.orderVms.request)
    expect(row(rows, 'vmConfiguration.openPorts[].port')).toEqual({
      name: 'vmConfiguration.openPorts[].port', type: 'integer', required: true, meaning: 'The port that answers.', constraints: '1 to 65535', provenance: 'spec',
    })
    expect(row(rows, 'vmConfiguration.openPorts')).toMatchObject({ type: 'object[]', required: false, constraints: 'at most 50 items' })
    expect(row(rows, 'vmConfiguration.sshKeys')).toMatchObject({ type: 'string[]', required: true, constraints: '1 or more items' })
    expect(row(rows, 'constraints.hardware.storage[].type')).toMatchObject({ type: 'string', constraints: 'HDD, SSD or NVMe' })
  })

  it('say what may be null, what is a map, and what is left to a default', () => {
    expect(row(fieldRows(vmCall.listVms.responses[0].schema), 'vms[].publicIp')).toMatchObject({ type: 'string or null', required: true })
    expect(row(fieldRows(caasCall.updateDeployment.request), 'container_config.environment_variables')).toMatchObject({ type: 'map of strings' })
    expect(row(fieldRows(caasCall.listDeployments.query), 'page_size')).toMatchObject({ required: false, constraints: '1 to 100; default 10' })
    expect(fieldRows(caasError).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'detail string or object[]', 'detail[].loc (string or integer)[]', 'detail[].msg string', 'detail[].type string',
    ])
  })

  it('leave no field of the contract without a meaning', () => {
    const rows = [...vmCalls, ...caasCalls].flatMap(({ request, query, pathParams, responses }) => (
      [request, query, pathParams, ...responses.map(({ schema }) => schema)].flatMap((schema) => (schema ? fieldRows(schema) : []))
    ))
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.filter(({ meaning, type }) => meaning === '' || type === 'any')).toEqual([])
  })
})
