import { expect, test } from 'vitest'
import { caasCall } from '@workspace/api/caas/caas.ts'
import type { Call } from '@workspace/api/call.ts'
import { checkDeployFile } from '@workspace/api/files/check-deploy-file.ts'
import { containerFileExample, vmFileExample } from '@workspace/api/files/deploy-file.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { createRequest, expectDocumented } from './sandbox.fixture.ts'
import { createSandbox } from './sandbox.ts'

const { text: key } = world.sshKey
const data = key.split(' ')[1]!

/** Values by field, as deploy.yml and the API write them. */
const values: Readonly<Record<'country' | 'image' | 'key' | 'imageName' | 'variable', readonly string[]>> = {
  country: ['DE', 'GB', 'EU', 'XX', 'UK', 'de', 'DEU', 'Germany', 'ЕU', ''],
  image: [
    world.image.url,
    'http://a.example/x.qcow2',
    'https://a.example/x.raw.xz?token=1',
    'https://hub.docker.com/_/nginx',
    'https://a.example/my image.img',
    'http://localhost/x.img',
    'http://192.168.1.4/x.img',
    'https://me:secret@a.example/x.img',
    'ftp://a.example/x.img',
    'ubuntu:24.04',
    '${IMAGE}',
  ],
  key: [
    key,
    `ssh-ed25519 ${data}`,
    ` ${key} `,
    `ssh-rsa ${data}`,
    'ssh-ed25519 AAAA',
    'ssh-dss AAAA',
    `sk-ssh-ed25519@openssh.com ${data}`,
    `ssh-ed25519-cert-v01@openssh.com ${data}`,
    `no-pty ${key}`,
    `${key}\n${key}`,
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\n-----END OPENSSH PRIVATE KEY-----',
    'SHA256:Jk3xkQ9t0V1gk3b8Vd2gCq0',
    '~/.ssh/id_ed25519.pub',
    '$SSH_KEY',
    data,
  ],
  imageName: [
    world.deployment.image,
    'nginx',
    'ghcr.io/a/b:1@sha256:'.concat('a'.repeat(64)),
    'nginx latest',
    'nginx@sha256:abc',
    'nginx:',
    'Nginx',
    'docker://nginx',
    'https://hub.docker.com/_/nginx',
    'localhost:5000/web',
    '<image>',
    ' ',
  ],
  variable: ['LOG_LEVEL', 'my.var-1', 'MY VAR', 'export A', 'A=B', '1ST', 'АPI_KEY', ''],
}

const vmBody = vmCall.orderVms.example.body
const deployBody = caasCall.createDeployment.example.body
const quote = (text: string) => JSON.stringify(text)

const places: Readonly<
  Record<keyof typeof values, (value: string) => { file: string; call: Call; body: Readonly<Record<string, unknown>> }>
> = {
  country: (value) => ({
    file: vmFileExample.replace('country: DE', `country: ${quote(value)}`),
    call: vmCall.orderVms,
    body: { ...vmBody, constraints: { datacenter: { countries: [value] } } },
  }),
  image: (value) => ({
    file: vmFileExample.replace(`image: ${world.image.url}`, () => `image: ${quote(value)}`),
    call: vmCall.orderVms,
    body: { ...vmBody, vmConfiguration: { ...vmBody.vmConfiguration, osImage: value } },
  }),
  key: (value) => ({
    file: vmFileExample.replace(`- ${key}`, () => `- ${quote(value)}`),
    call: vmCall.orderVms,
    body: { ...vmBody, vmConfiguration: { ...vmBody.vmConfiguration, sshKeys: [value] } },
  }),
  imageName: (value) => ({
    file: containerFileExample.replace(`image_url: ${world.deployment.image}`, () => `image_url: ${quote(value)}`),
    call: caasCall.createDeployment,
    body: { ...deployBody, container_config: { ...deployBody.container_config, image_url: value } },
  }),
  variable: (value) => ({
    file: containerFileExample.replace('LOG_LEVEL:', () => `${quote(value)}:`),
    call: caasCall.createDeployment,
    body: { ...deployBody, container_config: { ...deployBody.container_config, environment_variables: { [value]: 'info' } } },
  }),
}

/** Returns the sandbox's message about a field, without the field's name. Ignores other refusals, such as too low a balance. */
const readReason = (answer: { error?: string; detail?: string | readonly { msg: string; type: string }[] }): string | undefined => {
  const { error, detail } = answer
  const found = Array.isArray(detail)
    ? detail.find(({ type }) => type === 'value_error')?.msg.replace(/^Input should/, 'Input must')
    : error
  return typeof found === 'string' && !/balance|match no machine/.test(found) ? found.replace(/^\S+ /, '').replace(/\.$/, '') : undefined
}

test.each(Object.entries(values).flatMap(([field, texts]) => texts.map((text) => [field as keyof typeof values, text] as const)))(
  'the check of deploy.yml and the sandbox agree on the %s %j and use the same words',
  async (field, text) => {
    const { file, call, body } = places[field](text)
    const response = await createSandbox().fetch(createRequest({ ...call, example: { ...call.example, body } }))
    const reason = readReason((await expectDocumented(call, response)) as Parameters<typeof readReason>[0])
    const checked = checkDeployFile(file)
    expect(checked.ok, reason).toBe(reason === undefined)
    // If a character looks like another character, the check of deploy.yml names it before any other problem.
    if (!checked.ok && !/\(U\+[0-9A-F]+\)/.test(checked.problems[0]!.message))
      expect(checked.problems[0]!.message).toContain(` ${reason}. `)
  },
)

test.each(['web-1', ' ', '\n', 'a'.repeat(300), 'my_host!! .', 'Ü 1', '../x', '1', ''])(
  'a deploy.yml and an order agree on the name %j, also as a host name',
  async (name) => {
    const file = vmFileExample.replace(`name: ${world.web.name}`, () => `name: ${quote(name)}`)
    expect(checkDeployFile(file).ok).toBe(name !== '')
    for (const field of ['name', 'hostname']) {
      const vmConfiguration = { ...vmBody.vmConfiguration, [field]: name }
      const response = await createSandbox().fetch(
        createRequest({ ...vmCall.orderVms, example: { body: { ...vmBody, vmConfiguration } } }, undefined, 'sandbox'),
      )
      expect([field, response.status]).toEqual([field, name === '' ? 400 : 200])
    }
  },
)
