import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { afterAll, describe, expect, it } from 'vitest'
import { caasCall } from '@workspace/api/caas/caas.ts'
import { world } from '@workspace/api/example-world.ts'
import { vmCall } from '@workspace/api/vm/vm.ts'
import { controlCall } from '@workspace/sandbox/handlers/control-calls.ts'
import { isInstalled } from '@workspace/sandbox/run-sample.fixture.ts'
import { openAccount } from '@workspace/sandbox/sandbox.fixture.ts'
import { serveSandbox, type SandboxServer } from '@workspace/sandbox/server.fixture.ts'
import { pages } from '../../checks/pages.fixture.ts'
import { copied, copyables } from './copyable.fixture.ts'
import { openTerminal } from './terminal.fixture.ts'

type Vm = { vmId: string; name: string; status: string; openPorts: { port: number; protocol: string }[] }
type Deployment = { status: string; compute_minutes_remaining: number; container_config: { environment_variables?: object } }

const key = 'sandbox-hard'
const folder = mkdtempSync(join(tmpdir(), 'hard-accounts-'))
const listings = copyables()
const servers: SandboxServer[] = []
const hasShell = isInstalled('jq') && isInstalled('curl')

afterAll(() => {
  for (const server of servers) server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const { body: order } = vmCall.orderVms.example
const { body: deployment } = caasCall.createDeployment.example
const day = 24 * 60

/** Opens an account with these funds, if any. `follow` runs a shell sample of a page for this account. */
const open = async (funds = '1000.00') => {
  const account = openAccount({}, key)
  const { get, send } = account
  if (funds) await get(controlCall.topUp, { body: { amountUsdc: funds } })
  const at = (id: string) => ({ path: { deployment_id: id } })
  return {
    ...account,
    listVms: async () => (await get<{ vms: Vm[] }>(vmCall.listVms)).vms,
    readFunds: async () => {
      const { balanceUsdc, reservedUsdc } = await get<{ balanceUsdc: string; reservedUsdc: string }>(controlCall.readAccount)
      return { balance: balanceUsdc, reserved: reservedUsdc }
    },
    order: async (name: string, openPorts: readonly object[] = []) => {
      const body = { ...order, vmConfiguration: { ...order.vmConfiguration, name, openPorts } }
      return (await get<{ vms: { vmId: string }[] }>(vmCall.orderVms, { body })).vms[0]!.vmId
    },
    terminate: (...vmIds: readonly string[]) => send(vmCall.deleteVms, { body: { vmIds } }),
    terminateAsProvider: (vmId: string) => get(controlCall.terminateAsProvider, { body: { vmId } }),
    deploy: async (fields: object = {}) =>
      (await get<{ deployment_id: string }>(caasCall.createDeployment, { body: { ...deployment, ...fields } })).deployment_id,
    show: async (id: string) => (await get<{ data: Deployment }>(caasCall.getDeployment, at(id))).data,
    extend: (id: string) => send(caasCall.extendDeployment, { ...caasCall.extendDeployment.example, ...at(id) }),
    destroy: (id: string) => send(caasCall.deleteDeployment, at(id)),
    /** Runs a sample from a page after replacing its example values with `own`, and returns the output. */
    follow: async (page: string, heading: string, label: string, own: Readonly<Record<string, string>> = {}) => {
      const found = listings.find((each) => each.page === page && each.headings.at(-1) === heading && each.listing.label === label)
      if (!found) throw new Error(`${page} has no sample “${label}” below ${heading}.`)
      const server = await serveSandbox(account.sandbox)
      servers.push(server)
      const text = await copied(found.listing, { host: server.host, key: '' })
      const lines = Object.entries(own).reduce((all, [example, value]) => all.replaceAll(example, value), text)
      const { code, stdout, stderr } = await openTerminal(folder).paste(lines, { ONENODE_API_KEY: key })
      expect(code, stderr + stdout).toBe(0)
      return stdout
    },
  }
}

/** Returns the rows of the tables below a heading. */
const readTable = (path: string, heading: string): string[][] => {
  const rows: string[][] = []
  let last = ''
  visit(pages.find((page) => page.path === path)!.tree, (node) => {
    if (node.type === 'heading') last = toString(node)
    if (node.type === 'table' && last === heading)
      rows.push(...node.children.slice(1).map((row) => row.children.map((cell) => toString(cell))))
  })
  return rows
}

describe.runIf(hasShell)('finalizing as the guide says', () => {
  const page = '/docs/vm/manage'
  const finalize = async ({ follow }: Awaited<ReturnType<typeof open>>) => {
    const found = await follow(page, 'Finalize a terminated VM', 'Find the VMs to finalize')
    const ids = found
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ')[0]!)
    if (ids.length > 0) await follow(page, 'Finalize a terminated VM', 'cURL', { [world.old.id]: ids.join('", "') })
    return ids
  }

  it('releases the reserved funds of a VM that its provider ended, and keeps the running VM and the VM that its owner ended', async () => {
    const account = await open('10.00')
    const [own, lost, kept] = [await account.order('own'), await account.order('lost'), await account.order('kept')]
    await account.terminate(own)
    await account.terminateAsProvider(lost)
    account.wait(6)
    expect(await finalize(account)).toEqual([own, lost])
    expect(await account.readFunds()).toEqual({ balance: '9.16', reserved: '0.42' })
    expect((await account.listVms()).map(({ vmId, status }) => [vmId, status])).toEqual([
      [own, 'Terminated'],
      [kept, 'running'],
    ])
    expect(await finalize(account)).toEqual([own])
    expect(await account.readFunds()).toEqual({ balance: '9.16', reserved: '0.42' })
  })

  it('works on an account whose VMs all ended because its balance was too low', async () => {
    const account = await open('10.00')
    for (const name of ['a', 'b', 'c']) await account.order(name)
    account.wait(60 * day)
    const ended = await account.listVms()
    expect(ended.map(({ status }) => status)).toEqual(['Terminated', 'Terminated', 'Terminated'])
    const { balance } = await account.readFunds()
    expect((await finalize(account)).length).toBe(3)
    expect(await account.listVms()).toEqual([])
    expect(await account.readFunds()).toEqual({ balance, reserved: '0.00' })
  })

  it('does nothing on an account without VMs', async () => {
    expect(await finalize(await open(''))).toEqual([])
  })
})

it('changing the ports as the guide says keeps every port, and is refused for a VM that its owner or its provider ended', async () => {
  const account = await open()
  const vmId = await account.order('web', [
    { port: 22, protocol: 'tcp' },
    { port: 51820, protocol: 'udp' },
  ])
  const { openPorts } = (await account.listVms())[0]!
  await account.get(vmCall.updateVm, { body: { vmId, openPorts: [...openPorts, { port: 80, protocol: 'tcp' }] } })
  expect((await account.listVms())[0]!.openPorts.map(({ port }) => port)).toEqual([22, 51820, 80])
  const others = [await account.order('own'), await account.order('lost')] as const
  await account.terminate(others[0])
  await account.terminateAsProvider(others[1])
  for (const ended of others) {
    expect(await account.send(vmCall.updateVm, { body: { vmId: ended, name: 'x' } })).toMatchObject({
      status: 400,
      body: { docs: expect.stringMatching(/#vm-has-ended$/) },
    })
  }
})

describe('the balance', () => {
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const examples = readTable('/docs/vm/balance', 'Worked examples').map(([launched = '', terminated = '', , total = '']) => ({
    launched,
    terminated,
    total,
  }))

  it.each(examples)(
    'a VM from $launched to $terminated costs $total, as the worked example says',
    async ({ launched, terminated, total }) => {
      const account = await open('100.00')
      const waitUntil = async (text: string) => {
        const [, weekday = '', hour, minute] = /^(\w+) (\d+):(\d+)$/.exec(text)!
        const { time } = await account.get<{ time: string }>(controlCall.readAccount)
        const now = new Date(time)
        const days = (weekdays.indexOf(weekday) - now.getUTCDay() + 7) % 7
        const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, Number(hour), Number(minute))
        account.wait((then - now.getTime()) / 60_000 + (then < now.getTime() ? 7 * day : 0))
      }
      await waitUntil(launched)
      const vmId = await account.order('web')
      await waitUntil(terminated)
      await account.terminate(vmId)
      account.wait(7 * day)
      expect(await account.readFunds()).toEqual({ balance: (100 - Number(total.slice(1))).toFixed(2), reserved: '0.00' })
    },
  )

  it('of $3.00 pays two charges for three VMs and is too low for the third charge, as the guide says', async () => {
    const account = await open('10.00')
    for (const name of ['a', 'b', 'c']) await account.order(name)
    // Orders and ends VMs until the balance is between $3.00 and $3.42.
    const getBalance = async () => Number((await account.readFunds()).balance)
    while ((await getBalance()) >= 3.42) await account.terminate(await account.order('short'))
    const getEnded = async () => (await account.listVms()).filter(({ status }) => status === 'Terminated').length
    account.wait(2 * day)
    expect(await getEnded()).toBe(0)
    account.wait(day)
    expect(await getEnded()).toBeGreaterThan(0)
  })
})

it('an order without funds is refused with a link to the reason, and the same order works after a top-up', async () => {
  const account = await open('')
  expect((await account.send(vmCall.estimateVms)).status).toBe(200)
  expect(await account.send(vmCall.orderVms)).toMatchObject({ status: 400, body: { docs: expect.stringMatching(/#balance-is-too-low$/) } })
  expect((await account.send(caasCall.getPrice)).status).toBe(200)
  expect(await account.send(caasCall.createDeployment)).toMatchObject({
    status: 400,
    body: { docs: expect.stringMatching(/#balance-is-too-low$/) },
  })
  expect(await account.listVms()).toEqual([])
  expect(await account.get(caasCall.listDeployments)).toEqual({ data: [] })
  await account.get(controlCall.topUp, { body: { amountUsdc: '50.00' } })
  expect([(await account.send(vmCall.orderVms)).status, (await account.send(caasCall.createDeployment)).status]).toEqual([200, 200])
})

it('a repeated request does what the table of retries says', async () => {
  const account = await open()
  const twice = async (send: () => Promise<{ status: number }>) => [(await send()).status, (await send()).status]
  // “A second order is charged too.”
  expect(await twice(() => account.send(vmCall.orderVms))).toEqual([200, 200])
  expect((await account.listVms()).length).toBe(2)
  // “Each request adds hours.”
  const id = await account.deploy()
  account.wait(6)
  const { compute_minutes_remaining: before } = await account.show(id)
  expect(await twice(() => account.extend(id))).toEqual([200, 200])
  expect((await account.show(id)).compute_minutes_remaining).toBe(before + 2 * 12 * 60)
  // “It sets, ends or adds the same thing. If the item is already gone, the response is 400.”
  const [own, lost] = (await account.listVms()).map(({ vmId }) => vmId) as [string, string]
  expect(await twice(() => account.send(vmCall.updateVm, { body: { vmId: own, name: 'x' } }))).toEqual([204, 204])
  expect(await twice(() => account.terminate(own))).toEqual([200, 200])
  await account.terminateAsProvider(lost)
  expect(await twice(() => account.terminate(lost))).toEqual([200, 400])
  expect(await twice(() => account.send(vmCall.addSshKey))).toEqual([201, 200])
  expect(await twice(() => account.send(vmCall.deleteSshKey))).toEqual([200, 400])
  expect(await twice(() => account.destroy(id))).toEqual([200, 400])
})

describe('an account with several deployments', () => {
  it.runIf(hasShell)('lists each deployment with the loop of the guide, even if the last page is full', async () => {
    const account = await open('5000.00')
    const ids: string[] = []
    const add = async () => {
      ids.unshift(await account.deploy({ duration_hours: 1 }))
      account.wait(2 * 60)
    }
    while (ids.length < 100) await add()
    const list = () => account.follow('/docs/caas/api/deployments', 'Filter and pages', 'Print the id and the status of every deployment')
    expect((await list()).trim().split('\n')).toEqual(ids.map((each) => `${each} completed`))
    await add()
    expect((await list()).trim().split('\n')).toEqual(ids.map((each) => `${each} completed`))
  })

  it.runIf(hasShell)('waits for the deployment that the reader names, and stops if it was destroyed', async () => {
    const account = await open()
    const [first, second] = [await account.deploy(), await account.deploy()]
    account.wait(6)
    await account.destroy(first)
    const poll = (id: string) =>
      account.follow('/docs/caas/api/deployments', 'Wait until it runs', 'Poll every 5 seconds, at most 60 times', {
        [world.deployment.id]: id,
        'sleep 5': 'exit 1',
      })
    expect(await poll(second)).toBe('1: running\n')
    expect(await poll(first)).toBe('1: completed\n')
  })

  it.runIf(hasShell)('writes both log streams of a container of the second deployment', async () => {
    const account = await open()
    await account.deploy()
    const id = await account.deploy({ replica_count: 2, container_config: { ...deployment.container_config, port: 8080 } })
    account.wait(6)
    const { data } = await account.get<{ data: { workers: { container_id: string }[] } }>(caasCall.listContainers, {
      path: { deployment_id: id },
    })
    const logged = await account.follow('/docs/caas/api/manage', 'Logs', 'Write both streams to files', {
      [world.deployment.id]: id,
      [world.container.id]: data.workers[1]!.container_id,
      '\nwait': '\nwait; cat stdout.log stderr.log',
    })
    expect(logged).toMatch(/server listening on :8080\n.*no configuration file/)
  })

  it('extends only the running deployment, and replaces only its variables', async () => {
    const account = await open()
    const running = await account.deploy()
    account.wait(6)
    const destroyed = await account.deploy()
    await account.destroy(destroyed)
    const pending = await account.deploy()
    expect([await account.extend(running), await account.extend(pending), await account.extend(destroyed)]).toMatchObject([
      { status: 200 },
      { status: 400, body: { docs: expect.stringMatching(/#deployment-has-ended$/) } },
      { status: 400, body: { docs: expect.stringMatching(/#deployment-has-ended$/) } },
    ])
    const variables = { A: '1', B: '2' }
    await account.get(caasCall.updateDeployment, {
      path: { deployment_id: running },
      body: { container_config: { environment_variables: variables } },
    })
    expect((await account.show(running)).container_config.environment_variables).toEqual(variables)
    expect((await account.show(pending)).container_config.environment_variables).toEqual(deployment.container_config.environment_variables)
    // “Show the deployment until its status is no longer running or pending.”
    expect((await account.show(destroyed)).status).toBe('completed')
  })

  it('finds room for the second deployment as the guide says, when the first deployment fills a location', async () => {
    const account = await open('5000.00')
    type Rooms = { data: { id: number; available_replicas: number }[] }
    const readRooms = async () => (await account.get<Rooms>(caasCall.listAvailableReplicas)).data
    const [full] = await readRooms()
    await account.deploy({ duration_hours: 1, replica_count: full!.available_replicas, location_ids: [full!.id] })
    expect(await account.send(caasCall.createDeployment, { body: { ...deployment, location_ids: [full!.id] } })).toMatchObject({
      status: 400,
      body: { docs: expect.stringMatching(/#locations-are-full$/) },
    })
    const free = (await readRooms()).filter((location) => location.available_replicas > 0)
    expect(free.length).toBeGreaterThan(0)
    await account.deploy({ duration_hours: 1, location_ids: free.map((location) => location.id) })
  })
})
