import { describe, expect, it } from 'vitest'
import { caasCall } from '../caas/caas.ts'
import { checkDeployFile } from './check-deploy-file.ts'
import { containerFileExample, vmFileExample } from './deploy-file.ts'
import { world } from '../example-world.ts'
import { vmCall } from '../vm/vm.ts'

const problems = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

const small = `deploy:
  hardware_id: 203
  gpus_per_container: 1
  container_config:
    image_url: ${world.deployment.image}
    port: 80
`

const choose = 'The file has both deploy and vm. Keep deploy for containers or vm for a virtual machine, and delete the other.'

describe('the check of deploy.yml', () => {
  it('turns the container example into exactly the request of the API reference', () => {
    expect(checkDeployFile(containerFileExample)).toEqual({
      ok: true,
      request: {
        call: 'createDeployment',
        method: caasCall.createDeployment.method,
        path: caasCall.createDeployment.path,
        body: caasCall.createDeployment.example.body,
        notSent: ['metadata.name', 'metadata.description', 'metadata.tags'],
      },
    })
  })

  it('turns the VM example into the request of the API reference, but for the highest price, which is a flag', () => {
    const result = checkDeployFile(vmFileExample)
    const {
      constraints: { maxTotalPricePerEpochUsd: _, ...constraints },
      ...body
    } = vmCall.orderVms.example.body
    expect(result).toEqual({
      ok: true,
      request: {
        call: 'orderVms',
        method: 'POST',
        path: vmCall.orderVms.path,
        body: { constraints, ...body },
        notSent: ['vm.datacenter.city'],
      },
    })
    expect(result.ok && vmCall.orderVms.request.parse(result.request.body)).toBeTruthy()
  })

  it('fills in the built-in defaults', () => {
    const result = checkDeployFile(small)
    expect(result.ok && result.request.body).toMatchObject({ replica_count: 1, duration_hours: 24 })
    expect(result.ok && caasCall.createDeployment.request.parse(result.request.body)).toBeTruthy()
  })

  it('sends no provider, because no call takes one', () => {
    const result = checkDeployFile(`${small}providers:\n  prefer: [a]\n  exclude: [b]\n`)
    expect(result.ok && result.request.notSent).toEqual(['providers.prefer', 'providers.exclude'])
  })

  it.each([
    ['an empty file', '', ['1:1 The file is empty. Write deploy for containers, or vm for a virtual machine.']],
    ['a text', 'deploy', ['1:1 The file is "deploy". Write fields, beginning with deploy or vm.']],
    [
      'neither form',
      'metadata: {}\n',
      ['1:1 The file has neither deploy nor vm. Write deploy for containers, or vm for a virtual machine.'],
    ],
    ['both forms', `${small}${vmFileExample}`, [`7:1 ${choose}`]],
    ['both forms, the VM first', `${vmFileExample}${small}`, [`14:1 ${choose}`]],
    [
      'both forms with a mistake in one',
      `${small}${vmFileExample.replace('cpu: 2', 'cpu: 1')}`,
      [`7:1 ${choose}`, '8:3 vm.cpu is 1. Write 2 or more.'],
    ],
    [
      'both examples pasted together',
      `${vmFileExample}${containerFileExample}`,
      [`14:1 ${choose}`, '26:1 metadata is in the same group twice. Keep one of the two.'],
    ],
    [
      'a VM without a name',
      vmFileExample.replace('  name: web-1', '  tags: []'),
      ['12:1 metadata.name is missing. Write the name of the VM, such as web-1.'],
    ],
    [
      'a VM without metadata',
      vmFileExample.replace(/metadata[\s\S]*/, ''),
      ['1:1 metadata.name is missing. Write the name of the VM, such as web-1.'],
    ],
    [
      'a short field name',
      small.replace('hardware_id', 'hardware'),
      [
        '1:1 deploy.hardware_id is missing. Write a whole number, such as 203.',
        '2:3 deploy.hardware is not a field of deploy.yml. Did you mean deploy.hardware_id?',
      ],
    ],
    [
      'a field name in another case',
      small.replace('hardware_id', 'hardwareId'),
      [
        '1:1 deploy.hardware_id is missing. Write a whole number, such as 203.',
        '2:3 deploy.hardwareId is not a field of deploy.yml. Did you mean deploy.hardware_id?',
      ],
    ],
    [
      'a field name with a wrong letter',
      `${small}metdata:\n  name: web\n`,
      ['7:1 metdata is not a field of deploy.yml. Did you mean metadata?'],
    ],
    [
      'a field that is like no other',
      `${small}    zzz: 1\n`,
      [
        '7:5 deploy.container_config.zzz is not a field of deploy.yml. Write one of these: deploy.container_config.image_url, ' +
          'deploy.container_config.port, deploy.container_config.entrypoint, deploy.container_config.environment_variables.',
      ],
    ],
    [
      'a field without a value',
      small.replace(world.deployment.image, ''),
      [`5:5 deploy.container_config.image_url is empty. Write text, such as "${world.deployment.image}".`],
    ],
    ['a text for a number', small.replace('203', '"203"'), ['2:3 deploy.hardware_id is "203". Write a whole number, such as 203.']],
    [
      'half a GPU',
      small.replace('container: 1', 'container: 0.5'),
      ['3:3 deploy.gpus_per_container is 0.5. Write a whole number, such as 1.'],
    ],
    ['too few GPUs', small.replace('container: 1', 'container: 0'), ['3:3 deploy.gpus_per_container is 0. Write 1 or more.']],
    ['a port too high', small.replace('80', '65536'), ['6:5 deploy.container_config.port is 65536. Write 65535 or less.']],
    ['one location without a list', `${small}  location_ids: 1\n`, ['7:3 deploy.location_ids is 1. Write a list, such as [1,4].']],
    [
      'a wrong port of a VM',
      vmFileExample.replace('443/tcp', '443'),
      ['9:21 vm.ports[1] is "443". Write a port from 1 to 65535, a slash, and tcp or udp, such as "22/tcp".'],
    ],
    [
      'a country in small letters',
      vmFileExample.replace('DE', 'de'),
      ['7:5 vm.datacenter.country is "de". Write a country code of two capital letters, such as "DE".'],
    ],
    ['too small a VM', vmFileExample.replace('cpu: 2', 'cpu: 1'), ['2:3 vm.cpu is 1. Write 2 or more.']],
    [
      'no SSH key',
      vmFileExample.replace(/ssh_keys:\n.*/, 'ssh_keys: []'),
      [`10:3 vm.ssh_keys is an empty list. Write at least 1 item, such as ["${world.sshKey.text}"].`],
    ],
    [
      'a number for a text variable',
      `${small}    environment_variables:\n      PORT: 80\n`,
      ['8:7 deploy.container_config.environment_variables.PORT is 80. Write text, such as "80".'],
    ],
    [
      '51 ports',
      vmFileExample.replace('["22/tcp", "443/tcp"]', `[${Array.from({ length: 51 }, (_, n) => `${n + 1}/tcp`).join()}]`),
      ['9:3 vm.ports has more than 50 items. Write 50 or fewer.'],
    ],
  ])('says what is wrong with %s, where, and what to write', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it('says where YAML is broken, and survives aliases that multiply', () => {
    expect(problems('deploy:\n  a: [1, 2\n')[0]).toMatch(/^[23]:\d+ The file is not valid YAML: /)
    expect(problems('deploy:\n\thardware_id: 203\n')[0]).toMatch(/^2:1 The file is not valid YAML: Tabs/)
    expect(problems('a: 1\na: 2\n')).toEqual(['2:1 a is in the same group twice. Keep one of the two.'])
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[n]}`).join(', ')}]`).join('\n')}\n`
    expect(problems(bomb)).toEqual(['1:1 The file has too many aliases (*name). Write the values out.'])
  })
})
