import { expect, test } from 'vitest'
import type { Call } from '@workspace/api/call.ts'
import { parseCommands } from '@workspace/api/cli/cli-parse.ts'
import { world } from '@workspace/api/example-world.ts'
import { highlight } from '@workspace/docs-kit/highlight.ts'
import { samplesOf } from '@workspace/api/samples/samples.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'

const body = {
  instances: 1,
  vmConfiguration: {
    name: world.web.name,
    openPorts: [{ port: 22, protocol: 'tcp' }],
    osImage: world.image.url,
    sshKeys: [world.sshKey.text],
  },
}
const cli = `onenode vm create --name web-1 \\
  --image ${world.image.url} \\
  --ssh-key ~/.ssh/id_ed25519.pub \\
  --ports 22/tcp`

/** Shortest valid order; the other fields have defaults. */
const order: Call = { ...vmCall.orderVms, example: { body }, cli }

// Checked in, because the contract would bring its schemas into the landing page's script.
test('feature 04 shows the samples of the contract; run vitest with -u to accept a change of the contract', async () => {
  const samples = await Promise.all(
    samplesOf(order).map(async (sample) => ({ label: sample.label, lines: await highlight({ ...sample, language: sample.grammar }) })),
  )
  expect(samples.map(({ label }) => label)).toEqual(['cURL', 'TypeScript', 'Python', 'CLI'])
  await expect(`${JSON.stringify(samples, null, 2)}\n`).toMatchFileSnapshot('order-samples.json')
})

test('the order and the command say the same thing, and the contract accepts both', () => {
  expect(vmCall.orderVms.request.parse(body)).toEqual(body)
  const { name, osImage } = body.vmConfiguration
  const options = new Map(
    Object.entries({ '--name': [name], '--image': [osImage], '--ssh-key': ['~/.ssh/id_ed25519.pub'], '--ports': ['22/tcp'] }),
  )
  expect(parseCommands(cli)).toMatchObject([{ ok: true, command: 'vm create', options }])
})
