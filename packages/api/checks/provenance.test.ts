import { describe, expect, it } from 'vitest'
import { caasCall, caasCalls } from '../caas/caas.ts'
import { getSuccess, type Call } from '../call.ts'
import { listFieldRows } from '../fields.ts'
import { configFile } from '../files/config-file.ts'
import { deployFile } from '../files/deploy-file.ts'
import { vmCall, vmCalls } from '../vm/vm.ts'

/** Lists the unconfirmed fields of a schema, which the owner has to confirm. */
const listUnconfirmed = (schema: Parameters<typeof listFieldRows>[0] | undefined) =>
  schema ? listFieldRows(schema).flatMap(({ name, provenance }) => (provenance === 'spec' ? [] : [name])) : []

describe('fields that the specification names are marked as confirmed', () => {
  it.each([...vmCalls, ...caasCalls])('in the request of $method $path', ({ pathParams, query, request }) => {
    expect([pathParams, query, request].flatMap(listUnconfirmed)).toEqual([])
  })

  it.each<[Call, string[]]>([
    [vmCall.orderVms, []],
    [vmCall.listVms, []],
    [vmCall.listSshKeys, []],
    [caasCall.createDeployment, []],
    [caasCall.listDeployments, []],
    [caasCall.listHardware, []],
  ])('in the response of $title', (call, open) => {
    expect(listUnconfirmed(getSuccess(call).schema)).toEqual(open)
  })

  it('in the files of the command-line tool', () => {
    expect(listUnconfirmed(configFile)).toEqual([])
    // The specification names the fields, but not their two groups.
    expect(listUnconfirmed(deployFile)).toEqual(['deploy', 'vm'])
  })
})

it('marks a field as unconfirmed if the specification does not name it', () => {
  expect(listUnconfirmed(getSuccess(vmCall.estimateVms).schema)).toContain('depositEpochs')
  expect(listUnconfirmed(getSuccess(caasCall.getPrice).schema)).toContain('data.total_cost_usdc')
  expect(listUnconfirmed(getSuccess(caasCall.getDeployment).schema)).toEqual(
    expect.arrayContaining(['data.started_at', 'data.hardware_id', 'data.locations']),
  )
  expect(listUnconfirmed(getSuccess(caasCall.getDeployment).schema)).not.toContain('data.id')
})
