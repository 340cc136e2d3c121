import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { parseCommands } from '@workspace/api/cli/cli-parse.ts'
import { world } from '@workspace/api/example-world.ts'
import { getSuccess } from '@workspace/api/call.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { brand } from '@workspace/tokens/brand.ts'
import { highlight } from '../../docs/compile/highlight.ts'

const { orderVms, listVms } = vmCall
const url = `${brand.apiHost}${orderVms.path}`
const { image, sshKey, web } = world

/** Shortest valid order with a port for logging in. The other fields have defaults. */
const body = {
  instances: 1,
  vmConfiguration: { name: web.name, osImage: image.url, openPorts: [{ port: 22, protocol: 'tcp' }], sshKeys: [sshKey.text] },
}

const json = `{
    "instances": 1,
    "vmConfiguration": {
      "name": "${web.name}",
      "osImage": "${image.url}",
      "openPorts": [{ "port": 22, "protocol": "tcp" }],
      "sshKeys": ["'"$SSH_KEY"'"]
    }
  }`
const curl = `curl --request POST ${url} \\
  --header "Authorization: Bearer $ONENODE_API_KEY" \\
  --header 'Content-Type: application/json' \\
  --data `
const typescript = `const { ONENODE_API_KEY, SSH_KEY } = process.env
const vmConfiguration = {
  name: '${web.name}',
  osImage: '${image.url}',
  openPorts: [{ port: 22, protocol: 'tcp' }],
  sshKeys: [SSH_KEY],
}
const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${ONENODE_API_KEY}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify({ instances: 1, vmConfiguration }),
})`
const python = `import json, os, urllib.request

vm = {
    "name": "${web.name}",
    "osImage": "${image.url}",
    "openPorts": [{"port": 22, "protocol": "tcp"}],
    "sshKeys": [os.environ["SSH_KEY"]],
}
order = json.dumps({"instances": 1, "vmConfiguration": vm}).encode()
headers = {"Authorization": f"Bearer {os.environ['ONENODE_API_KEY']}", "Content-Type": "application/json"}
request = urllib.request.Request("${url}", order, headers)
print(json.load(urllib.request.urlopen(request)))`
const cli = `onenode vm create \\
  --name ${web.name} \\
  --image ${image.url} \\
  --ssh-key ${sshKey.file} \\
  --ports 22/tcp

# minutes later
onenode vm list`

const inline = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('[ {', '[{').replaceAll('} ]', '}]')
const toLine = ([name, value]: [string, unknown]) => `  "${name}": ${inline(value)}`
const ordered = getSuccess(orderVms).example as { vms: readonly object[] }
const {
  name: _name,
  billing: _billing,
  openPorts: _openPorts,
  ...running
} = (getSuccess(listVms).example as { vms: readonly Record<string, unknown>[] }).vms[0]!
const created = Object.entries(ordered.vms[0]!).map((entry) => `  ${toLine(entry)}`)
const answers = [`{\n  "vms": [{\n${created.join(',\n')}\n  }]\n}`, `{\n${Object.entries(running).map(toLine).join(',\n')}\n}`] as const

const shell = { label: '', language: 'bash' } as const
const data = { label: '', language: 'json' } as const

/** Colors JSON inside a shell string as JSON. */
const curlLines = async () => {
  const [head, rest] = await Promise.all([highlight({ ...shell, code: curl }), highlight({ ...data, code: json })])
  return [...head.slice(0, -1), [...head.at(-1)!, "S'", ...rest[0]!], ...rest.slice(1, -1), [...rest.at(-1)!, "S'"]]
}

const samples = async () => ({
  request: [
    { label: 'cURL', lines: await curlLines() },
    { label: 'TypeScript', lines: await highlight({ label: '', language: 'typescript', code: typescript }) },
    { label: 'Python', lines: await highlight({ label: '', language: 'python', code: python }) },
    { label: 'CLI', lines: await highlight({ ...shell, code: cli }) },
  ],
  response: await highlight({ ...data, code: answers[0] }),
  later: [[`C# minutes later: ${listVms.method} ${listVms.path}`], ...(await highlight({ ...data, code: answers[1] }))],
})

// The samples are checked in as JSON, because the contract would add its schemas to the landing page's script.
test('feature 04 shows samples of 8 to 12 lines (run vitest with -u to accept a contract change)', async () => {
  const all = await samples()
  for (const lines of [...all.request.map((sample) => sample.lines), all.later]) expect([8, 9, 10, 11, 12]).toContain(lines.length)
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('order-samples.json')
})

const env = { PATH: process.env.PATH, SSH_KEY: sshKey.text, ONENODE_API_KEY: 'a-key' }

test('every sample sends the same order, and the contract accepts it', async () => {
  expect(orderVms.request.parse(body)).toEqual(body)

  const lastArgument = 'curl() { for last; do :; done; printf %s "$last"; }\n'
  expect(JSON.parse(spawnSync('sh', ['-c', `${lastArgument}${curl}'${json}'`], { env, encoding: 'utf8' }).stdout)).toEqual(body)

  const sent: { address: string; body: string; headers: object }[] = []
  const fetch = (address: string, options: { body: string; headers: object }) => void sent.push({ address, ...options })
  // oxlint-disable-next-line typescript/no-implied-eval -- The code comes from this file.
  new Function('process', 'fetch', `return (async () => {${typescript}})()`)({ env }, fetch)
  expect(sent).toMatchObject([{ address: url, headers: { Authorization: 'Bearer a-key', 'Content-Type': 'application/json' } }])
  expect(JSON.parse(sent[0]!.body)).toEqual(body)

  const captured = `import io, sys, urllib.request
def urlopen(request):
    sys.stderr.write(request.get_method() + " " + request.data.decode())
    return io.StringIO("{}")
urllib.request.urlopen = urlopen
`
  const { stderr } = spawnSync('python3', ['-c', captured + python], { env, encoding: 'utf8' })
  expect(stderr).toMatch(/^POST /)
  expect(JSON.parse(stderr.slice(5))).toEqual(body)

  const options = new Map(
    Object.entries({ '--name': [web.name], '--image': [image.url], '--ssh-key': [sshKey.file], '--ports': ['22/tcp'] }),
  )
  expect(parseCommands(cli)).toMatchObject([
    { ok: true, command: 'vm create', options },
    { ok: true, command: 'vm list' },
  ])
})
