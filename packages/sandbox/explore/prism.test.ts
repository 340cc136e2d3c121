import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { world } from '@workspace/api/example-world.ts'
import { caasOpenApi, toYaml, vmOpenApi } from '@workspace/api/published/openapi.ts'
import { startPrism, type Prism } from '@workspace/api/checks/prism.fixture.ts'
import { explored, written } from './generated-requests.ts'
import { createSandbox } from '../sandbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-prism-'))
let prism: { vm: Prism; caas: Prism }

beforeAll(async () => {
  const [vm, caas] = await Promise.all([startPrism(folder, 'vm', toYaml(vmOpenApi())), startPrism(folder, 'caas', toYaml(caasOpenApi()))])
  prism = { vm, caas }
}, 60_000)

afterAll(async () => {
  await Promise.all([prism.vm.stop(), prism.caas.stop()])
  rmSync(folder, { recursive: true, force: true })
})

/** The identifiers of the account of the examples. */
const known = new Map([
  ['vmId', [world.web.id]],
  ['keyId', [world.sshKey.id]],
  ['deployment_id', [world.deployment.id]],
  ['container_id', [world.container.id]],
])

/** Refusals that need an account: an unknown identifier, a low balance, a full marketplace, and an integer that JavaScript cannot hold exactly. */
const needsMemory =
  /identifier|balance|have room for|no room for|constraints match no machine|less than or equal to (?:8|9007199254740991)\b/

it('agrees with Prism on 500 generated requests: which are refused, and the shape of the answers', async () => {
  const requests = sample(explored, { numRuns: 1500, seed: 20_260_114 })
    .filter(({ call, key }) => call.tag !== 'Sandbox' && key === 'own')
    .slice(0, 500)
  expect(requests).toHaveLength(500)
  const counts = { bothAccept: 0, bothRefuse: 0, onlyMemoryRefuses: 0 }
  const disagreements: string[] = []
  for (const one of requests) {
    const { call } = one
    const { target, init, body } = written(one, known)
    const [theirs, ours] = await Promise.all([
      fetch(prism[call.auth === 'bearer' ? 'vm' : 'caas'].host + target, init),
      createSandbox().fetch(new Request(`http://sandbox.test${target}`, init)),
    ])
    const [theirText, ourText] = await Promise.all([theirs.text(), ours.text()])
    const shape = call.responses.find(({ status }) => status === ours.status)?.schema
    const isText = ours.headers.get('Content-Type') === 'text/event-stream'
    const hasShape = shape ? shape.safeParse(isText ? ourText : JSON.parse(ourText)).success : ourText === ''
    const say = (what: string) =>
      disagreements.push(
        `${what}: ${call.method} ${target} ${body}\n  Prism ${theirs.status} ${theirText}\n  sandbox ${ours.status} ${ourText}`,
      )
    if (!hasShape) say('not the documented shape')
    else if (ours.ok && theirs.ok) {
      // Prism answers with the first documented success; an SSH key that is known already is the second.
      counts.bothAccept += 1
      if (theirs.status !== ours.status && call.id !== 'addSshKey') say('another status')
      if (theirs.headers.get('Content-Type')?.split(';')[0] !== ours.headers.get('Content-Type')?.split(';')[0]) say('another media type')
    } else if (!ours.ok && !theirs.ok) counts.bothRefuse += 1
    else if (!ours.ok && needsMemory.test(ourText)) counts.onlyMemoryRefuses += 1
    else say('one of them refuses')
  }
  console.log(
    `Prism and the sandbox on ${requests.length} requests: ${counts.bothAccept} accepted by both, ${counts.bothRefuse} refused by both, ${counts.onlyMemoryRefuses} refused only for what the account holds, ${disagreements.length} disagreements`,
  )
  expect(disagreements).toEqual([])
  expect(Math.min(counts.bothAccept, counts.bothRefuse)).toBeGreaterThan(50)
}, 120_000)
