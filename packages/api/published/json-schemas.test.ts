import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { configExample, configFile } from '../files/config-file.ts'
import { containerFileExample, deployFile, vmFileExample } from '../files/deploy-file.ts'
import { createConfigJsonSchema, createDeployJsonSchema } from './json-schemas.ts'

const ajv = formats.default(new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false }))
ajv.addKeyword('x-provenance')
const origin = 'https://onenode.example'
const deploy = ajv.compile(createDeployJsonSchema(origin))
const config = ajv.compile(createConfigJsonSchema(origin))

const containers = parse(containerFileExample) as { deploy: Record<string, unknown>; metadata: object }
const machine = parse(vmFileExample) as { vm: Record<string, unknown>; metadata: object }

describe('the JSON Schemas', () => {
  it('contain their own URLs', () => {
    expect(createDeployJsonSchema(origin)).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://onenode.example/schemas/deploy.schema.json',
    })
    expect(createConfigJsonSchema(origin)).toMatchObject({ $id: 'https://onenode.example/schemas/config.schema.json' })
  })

  it.each([
    ['the container file', containers, true],
    ['the VM file', machine, true],
    [
      'a container file with required fields only',
      { deploy: { hardware_id: 1, gpus_per_container: 1, container_config: { image_url: 'a', port: 80 } } },
      true,
    ],
    ['neither form', { metadata: { name: 'x' } }, false],
    ['both forms', { ...containers, ...machine }, false],
    ['a VM without metadata', { vm: machine.vm }, false],
    ['a VM without a name', { ...machine, metadata: { tags: ['x'] } }, false],
    ['an unknown field', { ...containers, version: 1 }, false],
    ['an unknown nested field', { deploy: { ...containers.deploy, gpus: 1 } }, false],
    ['a fraction of a GPU', { deploy: { ...containers.deploy, gpus_per_container: 0.5 } }, false],
    ['zero hours', { deploy: { ...containers.deploy, duration_hours: 0 } }, false],
    ['hours as text', { deploy: { ...containers.deploy, duration_hours: '24h' } }, false],
    ['a VM that is too small', { ...machine, vm: { ...machine.vm, ram: 2 } }, false],
    ['port 65535', { ...machine, vm: { ...machine.vm, ports: ['65535/udp'] } }, true],
    ['port 65536', { ...machine, vm: { ...machine.vm, ports: ['65536/udp'] } }, false],
    ['port 0', { ...machine, vm: { ...machine.vm, ports: ['0/tcp'] } }, false],
    ['51 ports', { ...machine, vm: { ...machine.vm, ports: Array(51).fill('22/tcp') } }, false],
    ['no SSH key', { ...machine, vm: { ...machine.vm, ssh_keys: [] } }, false],
    ['the name of a country instead of its code', { ...machine, vm: { ...machine.vm, datacenter: { country: 'Germany' } } }, false],
    ['an image that is not a URL', { ...machine, vm: { ...machine.vm, image: 'ubuntu' } }, false],
  ])('agree with the schema of deploy.yml on %s', (_, file, isValid) => {
    expect([deployFile.safeParse(file).success, deploy(file)]).toEqual([isValid, isValid])
  })

  it.each([
    ['the example', configExample, true],
    ['an empty file', {}, true],
    ['an unknown field', { key: 'x' }, false],
    ['an unknown format', { output: { format: 'xml' } }, false],
    ['zero hours', { caas: { defaultDuration: 0 } }, false],
    ['an endpoint without a scheme', { apiEndpoint: 'api' }, false],
  ])('agree with the schema of config.json on %s', (_, file, isValid) => {
    expect([configFile.safeParse(file).success, config(file)]).toEqual([isValid, isValid])
  })
})
