import { describe, expect, it } from 'vitest'
import { caasCall } from './caas.ts'
import { checkDeployFile } from './check-deploy-file.ts'
import { containerFileExample, vmFileExample } from './deploy-file.ts'
import { values } from './sample-values.ts'
import { vmCall } from './vm.ts'

const problems = (text: string) => {
  const result = checkDeployFile(text)
  return result.ok ? [] : result.problems.map(({ line, path, message }) => `${line} ${path}: ${message}`)
}

const small = `deploy:
  hardware_id: 203
  gpus_per_container: 1
  container_config:
    image_url: ${values.containerImage}
    port: 80
`

describe('the check of deploy.yml', () => {
  it('turns the container example into exactly the request of the API reference', () => {
    expect(checkDeployFile(containerFileExample)).toEqual({
      ok: true,
      request: {
        call: 'createDeployment',
        method: caasCall.createDeployment.method,
        path: caasCall.createDeployment.path,
        body: caasCall.createDeployment.example.body,
        notSent: ['providers.prefer', 'providers.exclude', 'metadata.name', 'metadata.description', 'metadata.tags'],
      },
    })
  })

  it('turns the VM example into a request that the VM API takes', () => {
    const result = checkDeployFile(vmFileExample)
    expect(result).toEqual({
      ok: true,
      request: {
        call: 'orderVms',
        method: 'POST',
        path: vmCall.orderVms.path,
        body: {
          constraints: { basicConfiguration: 'cpu-2-ram-4gb-storage-25gb', datacenter: { countries: ['DE'] } },
          instances: 1,
          vmConfiguration: {
            name: 'web-1',
            openPorts: [{ port: 22, protocol: 'tcp' }, { port: 443, protocol: 'tcp' }],
            osImage: values.image,
            sshKeys: [values.sshKey],
          },
        },
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

  it.each([
    ['an empty file', '', ['1 : is empty']],
    ['a text', 'deploy', ['1 : should be a group of fields']],
    ['neither form', 'metadata: {}\n', ['1 : needs either deploy (containers) or vm (a virtual machine)']],
    ['both forms', `${small}${vmFileExample}`, ['7 vm: has both deploy and vm: keep one of them']],
    ['a VM without a name', vmFileExample.replace('  name: web-1', '  tags: []'), ['12 metadata: needs metadata.name: it becomes the name of the VM']],
    ['a wrong field name', small.replace('hardware_id', 'hardware'), ['1 deploy.hardware_id: is missing', '2 deploy.hardware: is not a field of deploy.yml']],
    ['a text for a number', small.replace('203', '"203"'), ['2 deploy.hardware_id: should be a whole number']],
    ['too few GPUs', small.replace('container: 1', 'container: 0'), ['3 deploy.gpus_per_container: should be at least 1']],
    ['a port too high', small.replace('80', '65536'), ['6 deploy.container_config.port: should be at most 65535']],
    ['a wrong port of a VM', vmFileExample.replace('443/tcp', '443'), ['9 vm.ports[1]: should be a port from 1 to 65535 and a protocol, like 22/tcp or 53/udp']],
    ['too small a VM', vmFileExample.replace('cpu: 2', 'cpu: 1'), ['2 vm.cpu: should be at least 2']],
    ['no SSH key', vmFileExample.replace(/ssh_keys:\n.*/, 'ssh_keys: []'), ['10 vm.ssh_keys: should have at least 1']],
    ['a number for a text variable', `${small}    environment_variables:\n      PORT: 80\n`, ['8 deploy.container_config.environment_variables.PORT: should be text']],
    ['51 ports', vmFileExample.replace('["22/tcp", "443/tcp"]', `[${Array.from({ length: 51 }, (_, n) => `${n + 1}/tcp`).join()}]`), ['9 vm.ports: should have at most 50']],
  ])('says what is wrong with %s, and where', (_, text, expected) => {
    expect(problems(text)).toEqual(expected)
  })

  it('says the line of broken YAML, and survives aliases that multiply', () => {
    expect(problems('deploy:\n  a: [1, 2\n')[0]).toMatch(/^[23] : /)
    expect(problems('a: 1\na: 2\n')[0]).toMatch(/^2 : /)
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${Array(9).fill(`*${'abcd'[n]}`).join(', ')}]`).join('\n')}\n`
    expect(problems(bomb)[0]).toMatch(/^1 : .*alias/i)
  })
})
