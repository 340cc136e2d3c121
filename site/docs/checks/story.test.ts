import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it, test } from 'vitest'
import { getAttributes } from '../compile/page-source.ts'
import { createFiles } from '../compile/published-files.ts'
import { pages } from './pages.fixture.ts'
import { caasCall, caasCalls } from '@workspace/api/caas/caas.ts'
import { getSuccess, withExample, type Call } from '@workspace/api/call.ts'
import { commands } from '@workspace/api/cli/cli-commands.ts'
import { parseCommands, type ParsedCommand } from '@workspace/api/cli/cli-parse.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall, vmCalls } from '@workspace/api/vm/vm.ts'

const { web, old } = world

/** Effect of a sample on the VMs of the example account. */
type Step = { effect: 'order' | 'update' | 'end'; ids: readonly string[]; ports?: readonly number[]; finalizes: boolean; where: string }

const getPorts = (openPorts: unknown) => (openPorts as { port: number }[] | undefined)?.map(({ port }) => port)

const requestStep = ({ id, example: { body = {} } }: Call): Pick<Step, 'effect' | 'ids' | 'ports'> | undefined => {
  if (id === 'orderVms') return { effect: 'order', ids: [web.id] }
  if (id === 'deleteVms') return { effect: 'end', ids: body['vmIds'] as string[] }
  const ports = getPorts(body['openPorts'])
  return id === 'updateVm' ? { effect: 'update', ids: [body['vmId'] as string], ...(ports ? { ports } : {}) } : undefined
}

const commandStep = (parsed: ParsedCommand): Pick<Step, 'effect' | 'ids' | 'ports'> | undefined => {
  if (!parsed.ok) throw new Error(parsed.problem)
  if (parsed.command === 'vm create') return { effect: 'order', ids: [web.id] }
  if (parsed.command === 'vm terminate') return { effect: 'end', ids: parsed.arguments }
  if (parsed.command !== 'vm update') return undefined
  const [list] = parsed.options.get('--ports') ?? []
  return {
    effect: 'update',
    ids: parsed.arguments,
    ...(typeof list === 'string' ? { ports: list.split(',').map((port) => Number.parseInt(port)) } : {}),
  }
}

/** Returns the steps of a page in reading order. Expects that the command line of a request has the same effect as its body. */
const getSteps = ({ path, tree }: (typeof pages)[number]): Step[] => {
  const steps: Step[] = []
  let heading = ''
  const add = (step: Pick<Step, 'effect' | 'ids' | 'ports'> | undefined) =>
    step && steps.push({ ...step, finalizes: /finalize/i.test(heading), where: `${path}, ${heading}` })
  visit(tree, (node) => {
    if (node.type === 'heading') heading = toString(node)
    if (node.type === 'code' && node.lang === 'sh') parseCommands(node.value).map(commandStep).forEach(add)
    if (node.type !== 'mdxJsxFlowElement') return
    const { name } = node
    const at = getAttributes(node)
    if (name === 'Request') {
      const call = withExample(
        (at['api'] === 'vm' ? vmCalls : caasCalls).find(({ id }) => id === at['call'])!,
        at['example'],
      )
      const byBody = requestStep(call)
      add(byBody)
      // The command line of the same request must have the same effect.
      for (const step of parseCommands(call.cli ?? '').map(commandStep)) if (step) expect(step, `${path}, ${heading}`).toEqual(byBody)
    }
    if (name === 'Code' && at['of'] === 'example')
      parseCommands(commands.find((each) => each.name === at['name'])!.example)
        .map(commandStep)
        .forEach(add)
  })
  return steps
}

describe('the samples of all pages', () => {
  it.each(pages)('change only running VMs, and finalize only terminated ones: $path', (page) => {
    const steps = getSteps(page)
    const state = new Map<string, { status: string; ports: readonly number[] }>([[old.id, { status: 'Terminated', ports: [] }]])
    if (!steps.some(({ effect }) => effect === 'order') || page.path.endsWith('/commands'))
      state.set(web.id, { status: 'running', ports: web.ports })
    for (const { effect, ids, ports, finalizes, where } of steps) {
      expect(ids.length, where).toBeGreaterThan(0)
      for (const id of ids) {
        if (effect === 'order') state.set(id, { status: 'running', ports: web.ports })
        const vm = state.get(id)
        expect(vm, `${where}: ${id} is not a VM of the example account`).toBeDefined()
        // A sample may finalize only VMs that the provider ended, and may change only running ones.
        expect(`${where}: ${vm!.status}`).toBe(`${where}: ${finalizes ? 'Terminated' : 'running'}`)
        if (effect === 'update' && ports) {
          expect(
            vm!.ports.filter((port) => !ports.includes(port)),
            `${where} should list all ports that are already open`,
          ).toEqual([])
          vm!.ports = ports
        }
      }
    }
    // A sample may be on several pages, but each page ends a VM at most once.
    const ended = steps.filter(({ effect, finalizes }) => effect === 'end' && !finalizes).length
    expect(ended, page.path).toBeLessThanOrEqual(1)
  })

  it('finalize a VM only in the guide and in the reference, and never with --yes', () => {
    const finalized = pages.flatMap(getSteps).filter(({ effect, finalizes }) => effect === 'end' && finalizes)
    expect(new Set(finalized.map(({ where }) => where.split(',')[0]))).toEqual(new Set(['/docs/vm/manage', '/docs/vm/api/manage']))
    expect(finalized.flatMap(({ ids }) => ids).every((id) => id === old.id)).toBe(true)
    for (const { cli, otherExamples } of [vmCall.deleteVms])
      expect([cli, ...Object.values(otherExamples).map((each) => each.cli)].join(' ')).not.toContain('--yes')
  })

  it('list the two VMs in the states that the pages describe', () => {
    const { vms } = getSuccess(vmCall.listVms).example as {
      vms: { vmId: string; name: string; status: string; publicIp: string | null; openPorts: unknown }[]
    }
    expect(vms.map(({ vmId, name, status, publicIp, openPorts }) => [vmId, name, status, publicIp, getPorts(openPorts)])).toEqual([
      [web.id, web.name, 'running', web.ip, [...web.ports]],
      [old.id, old.name, 'Terminated', null, []],
    ])
    expect(getSuccess(vmCall.orderVms).example).toEqual({ vms: [{ vmId: web.id, vmName: web.name }] })
  })

  it('estimate the same VMs that they order', () => {
    const { constraints, instances } = vmCall.orderVms.example.body
    expect(vmCall.estimateVms.example.body).toEqual({ constraints, instances })
  })

  it('agree on the price, times and minutes of the deployment', () => {
    const order = caasCall.createDeployment.example.body
    const { data } = getSuccess(caasCall.getDeployment).example as { data: Record<string, number | string> }
    const { data: extended } = getSuccess(caasCall.extendDeployment).example as { data: Record<string, number | string> }
    const minutes = (shown: typeof data) => Number(shown['compute_minutes_served']) + Number(shown['compute_minutes_remaining'])
    expect(minutes(data)).toBe(order.duration_hours * 60)
    expect(minutes(extended)).toBe(minutes(data) + caasCall.extendDeployment.example.body.additional_hours * 60)
    expect((getSuccess(caasCall.getPrice).example as { data: { total_cost_usdc: number } }).data.total_cost_usdc).toBe(data['amount_paid'])
    expect(Number(data['amount_paid'])).toBeCloseTo(world.hardware.price * order.duration_hours)
    expect(data['completed_percent']).toBe(6.25)
    const { deployment, container } = world
    expect(
      [deployment.createdAt, container.createdAt, container.pulledAt, deployment.startedAt, container.loggedAt, world.nextBillingTime].map(
        Date.parse,
      ),
    ).toEqual(
      [deployment.createdAt, container.createdAt, container.pulledAt, deployment.startedAt, container.loggedAt, world.nextBillingTime]
        .map(Date.parse)
        .sort((a, b) => a - b),
    )
  })
})

test('every identifier and time in published files belongs to the example account', () => {
  const known = JSON.stringify(world)
  for (const [path, text] of createFiles('https://site.example', pages)) {
    const found =
      text.match(
        /0x[0-9a-f]{8,}|\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ|\bc-[0-9a-f]{4}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
      ) ?? []
    expect(
      found.filter((address) => !known.includes(address) && address !== '0.0.0.0'),
      path,
    ).toEqual([])
  }
})
