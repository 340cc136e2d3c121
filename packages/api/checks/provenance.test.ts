import { describe, expect, it } from 'vitest'
import { caasCall, caasCalls } from '../caas/caas.ts'
import { getSuccess, type Call } from '../call.ts'
import { listFieldRows } from '../fields.ts'
import { configFile } from '../files/config-file.ts'
import { deployFile } from '../files/deploy-file.ts'
import { vmCall, vmCalls } from '../vm/vm.ts'

/** Lists the fields of a schema that the owner has to confirm. */
const unconfirmed = (schema: Parameters<typeof listFieldRows>[0] | undefined) =>
  schema ? listFieldRows(schema).flatMap(({ name, provenance }) => (provenance === 'spec' ? [] : [name])) : []

describe('fields that the specification names need no confirmation', () => {
  it.each([...vmCalls, ...caasCalls])('$method $path: what is sent', ({ pathParams, query, request }) => {
    expect([pathParams, query, request].flatMap(unconfirmed)).toEqual([])
  })

  it.each<[Call, string[]]>([
    // The specification asks for a list of VMs without the name of the list.
    [vmCall.orderVms, ['vms']],
    [vmCall.listVms, []],
    [vmCall.listSshKeys, []],
    [caasCall.createDeployment, []],
    [caasCall.listDeployments, []],
    [caasCall.listHardware, []],
  ])('$title: what is returned', (call, open) => {
    expect(unconfirmed(getSuccess(call).schema)).toEqual(open)
  })

  it('the files of the command-line tool', () => {
    expect(unconfirmed(configFile)).toEqual([])
    // The two groups are inferred, the fields in them are given.
    expect(unconfirmed(deployFile)).toEqual(['deploy', 'vm'])
  })
})

it('fields that no specification names need confirmation', () => {
  expect(unconfirmed(getSuccess(vmCall.estimateVms).schema)).toContain('depositEpochs')
  expect(unconfirmed(getSuccess(caasCall.getPrice).schema)).toContain('data.total_cost_usdc')
  expect(unconfirmed(getSuccess(caasCall.getDeployment).schema)).toEqual(
    expect.arrayContaining(['data.started_at', 'data.hardware_id', 'data.locations']),
  )
  expect(unconfirmed(getSuccess(caasCall.getDeployment).schema)).not.toContain('data.id')
})
