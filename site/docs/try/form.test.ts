import { describe, expect, it } from 'vitest'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { everyCall } from '@workspace/sandbox/sandbox.fixture.ts'
import { check } from '@workspace/sandbox/handlers/read-request.ts'
import { getErrors, getSyntaxErrors, toExample, listFields, getValues } from './form.ts'

describe('the form of a call', () => {
  it.each(everyCall)('$id: converts the example to field values and back', (call) => {
    const fields = listFields(call)
    expect(toExample(call, fields, getValues(fields, call.example))).toEqual(call.example)
  })

  it('has a field for each value, with its type and limits', () => {
    const fields = listFields(vmCall.orderVms)
    expect(fields.map(({ label }) => label)).toEqual([
      'constraints.basicConfiguration',
      'constraints.datacenter.countries',
      'constraints.hardware.cpu',
      'constraints.hardware.storage',
      'constraints.maxTotalPricePerEpochUsd',
      'instances',
      'vmConfiguration.name',
      'vmConfiguration.hostname',
      'vmConfiguration.openPorts',
      'vmConfiguration.osImage',
      'vmConfiguration.sshKeys',
    ])
    expect(fields.find(({ label }) => label === 'instances')).toMatchObject({
      type: 'integer',
      kind: 'text',
      required: true,
      hint: 'Number of VMs. Allowed: 1 or more.',
    })
    expect(fields.find(({ label }) => label === 'vmConfiguration.openPorts')).toMatchObject({
      type: 'object[]',
      kind: 'textarea',
      required: false,
    })
    expect(listFields(caasCall.streamLog).find(({ label }) => label === 'stream')).toMatchObject({
      kind: 'select',
      options: ['stdout', 'stderr'],
    })
  })

  it('omits empty fields, and sends unparsable values as text', () => {
    const fields = listFields(vmCall.estimateVms)
    expect(
      toExample(vmCall.estimateVms, fields, {
        'body.instances': 'two',
        'body.constraints.hardware.cpu': '[{',
        'body.constraints.basicConfiguration': '',
      }),
    ).toEqual({
      body: { instances: 'two', constraints: { hardware: { cpu: '[{' } } },
    })
  })

  it.each(['A=1', "{'A': '1'}", '{"A": "1",}', '{A: 1}', 'none', '1, 4', '“A”: “1”', '{'])(
    'says that %s is not JSON, and shows the expected format of the field',
    (text) => {
      const fields = listFields(caasCall.createDeployment)
      const errors = getSyntaxErrors(fields, {
        'body.location_ids': text,
        'body.container_config.environment_variables': text,
        'body.container_config.image_url': text,
      })
      expect(errors).toEqual({
        'body.location_ids': expect.stringMatching(/not valid JSON.*\[1, 2\]/),
        'body.container_config.environment_variables': expect.stringMatching(/not valid JSON.*\{"NAME": "value"\}/),
      })
    },
  )

  it('shows each problem at its field', () => {
    const fields = listFields(vmCall.orderVms)
    const problems = (body: object) => getErrors(fields, check(vmCall.orderVms, { path: undefined, query: undefined, body }).problems)
    expect(problems(vmCall.orderVms.example.body)).toEqual({})
    expect(problems({ ...vmCall.orderVms.example.body, instances: 0 })).toEqual({ 'body.instances': 'instances must be at least 1.' })
    expect(problems({ instances: 1 })).toEqual({ 'body.vmConfiguration.name': 'vmConfiguration is required.' })
    const { vmConfiguration } = vmCall.orderVms.example.body
    expect(problems({ instances: 1, vmConfiguration: { ...vmConfiguration, openPorts: [{ port: 0, protocol: 'tcp' }] } })).toEqual({
      'body.vmConfiguration.openPorts': 'vmConfiguration.openPorts[0].port must be at least 1.',
    })
  })
})
