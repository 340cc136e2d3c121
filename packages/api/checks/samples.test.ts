import { describe, expect, it } from 'vitest'
import { caasCall, caasCalls } from '../caas/caas.ts'
import { configFile } from '../files/config-file.ts'
import { deployFile } from '../files/deploy-file.ts'
import { caasError } from '../errors.ts'
import { listFieldRows } from '../fields.ts'
import { writeLiteral } from '../literal.ts'
import { writeSample, writeSamples } from '../samples/samples.ts'
import { vmCall, vmCalls } from '../vm/vm.ts'

describe('the request samples', () => {
  it('exist in three languages for every call, and as a command line if a command makes the same call', () => {
    expect([...vmCalls, ...caasCalls].map((call) => writeSamples(call).length).filter((length) => length < 3)).toEqual([])
    expect(writeSamples(vmCall.orderVms).map(({ label }) => label)).toEqual(['cURL', 'TypeScript', 'Python', 'CLI'])
    expect(writeSamples(caasCall.getPrice).map(({ language }) => language)).toEqual(['curl', 'typescript', 'python'])
  })

  it('encode a list as a JSON array in the query', () => {
    expect(writeSample(caasCall.getPrice, 'curl')?.code).toContain('location_ids=%5B1%2C4%5D')
  })

  it('stream a log with curl -N', () => {
    expect(writeSample(caasCall.streamLog, 'curl')?.code).toMatch(/^curl -N 'https:/)
  })
})

describe('the literals', () => {
  it.each([
    ['json', '{\n  "a": [1, 2],\n  "b": { "c": "it\'s \\"x\\"" },\n  "d": null\n}'],
    ['javascript', "{\n  a: [1, 2],\n  b: { c: 'it\\'s \"x\"' },\n  d: null,\n}"],
    ['python', '{\n    "a": [1, 2],\n    "b": {"c": "it\'s \\"x\\""},\n    "d": None,\n}'],
  ] as const)('are written as %s', (notation, expected) => {
    expect(writeLiteral({ a: [1, 2], b: { c: 'it\'s "x"' }, d: null }, notation)).toBe(expected)
  })

  it('parse as JSON to the data from which they were written', () => {
    for (const { responses, id } of [...vmCalls, ...caasCalls]) {
      for (const { example, contentType } of responses) {
        if (example !== undefined && !contentType) expect(JSON.parse(writeLiteral(example, 'json')), id).toEqual(example)
      }
    }
  })
})

describe('the field tables', () => {
  const row = (rows: ReturnType<typeof listFieldRows>, name: string) => rows.find((field) => field.name === name)

  it('name a nested field by its full path', () => {
    const rows = listFieldRows(vmCall.orderVms.request)
    expect(row(rows, 'vmConfiguration.openPorts[].port')).toEqual({
      name: 'vmConfiguration.openPorts[].port',
      type: 'integer',
      required: true,
      meaning: 'Number of the port.',
      constraints: '1–65535',
      provenance: 'spec',
    })
    expect(row(rows, 'vmConfiguration.openPorts')).toMatchObject({ type: 'object[]', required: false, constraints: 'up to 50 items' })
    expect(row(rows, 'vmConfiguration.sshKeys')).toMatchObject({
      type: 'string[]',
      required: true,
      constraints: '1 or more items; each RSA, ECDSA or ED25519',
    })
    expect(row(rows, 'constraints.hardware.storage[].type')).toMatchObject({ type: 'string', constraints: 'HDD, SSD or NVMe' })
  })

  it('show nullable fields, maps and defaults', () => {
    expect(row(listFieldRows(vmCall.listVms.responses[0].schema), 'vms[].publicIp')).toMatchObject({
      type: 'string or null',
      required: true,
    })
    expect(row(listFieldRows(caasCall.updateDeployment.request), 'container_config.environment_variables')).toMatchObject({
      type: 'map of strings',
    })
    expect(row(listFieldRows(caasCall.listDeployments.query), 'page_size')).toMatchObject({
      required: false,
      constraints: '1–100; default 10',
    })
    expect(listFieldRows(caasError).map(({ name, type }) => `${name} ${type}`)).toEqual([
      'detail string or object[]',
      'detail[].loc (string or integer)[]',
      'detail[].msg string',
      'detail[].type string',
      'docs string',
    ])
  })

  const all = () =>
    [...vmCalls, ...caasCalls]
      .flatMap(({ request, query, pathParams, responses }) =>
        [request, query, pathParams, ...responses.map(({ schema }) => schema)].flatMap((schema) => (schema ? listFieldRows(schema) : [])),
      )
      .concat(listFieldRows(deployFile), listFieldRows(configFile))

  it('do not repeat a constraint in the meaning of the field', () => {
    const telling = (text: string) =>
      text.match(/\d[\w/]*|\b[A-Z]{2}\w*|\b(?:[Dd]efault|tcp|udp)\b/g)?.map((word) => word.toLowerCase()) ?? []
    // The word `URL` may be in the meaning and in the constraint, because “Public URL of the image” needs it.
    const twice = all().filter(({ meaning, constraints }) =>
      telling(constraints).some((word) => word !== 'url' && telling(meaning).includes(word)),
    )
    expect(twice.map(({ name, meaning, constraints }) => `${name}: ${meaning} | ${constraints}`)).toEqual([])
  })

  it('describe every field of the contract', () => {
    const rows = all()
    expect(rows.length).toBeGreaterThan(200)
    expect(rows.filter(({ meaning, type }) => meaning === '' || type === 'any')).toEqual([])
  })
})
