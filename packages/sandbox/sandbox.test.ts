import { assert, asyncProperty, integer, jsonValue } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { caasPrefix } from '@workspace/api/caas/caas-deployments.ts'
import { caasCall, caasCalls } from '@workspace/api/caas/caas.ts'
import { getSuccess, type Call } from '@workspace/api/call.ts'
import { world } from '@workspace/api/example-world.ts'
import { getTarget } from '@workspace/api/samples/samples.ts'
import { vmCall, vmCalls } from '@workspace/api/vm/vm.ts'
import { controlCall } from './handlers/control-calls.ts'
import { createSandbox, timeHeader } from './sandbox.ts'
import { everyCall, expectDocumented, host, openAccount, createRequest } from './sandbox.fixture.ts'

type Vm = {
  vmId: string
  name: string
  status: string
  publicIp: string | null
  billing: { nextBillingTime: string | null }
  openPorts: unknown[]
}
type Deployment = {
  status: string
  amount_paid: number
  compute_minutes_served: number
  compute_minutes_remaining: number
  finished_at: string | null
}
type Funds = { time: string; balanceUsdc: string; reservedUsdc: string }

const { readAccount, topUp, moveClock, terminateAsProvider, startOver } = controlCall
const untilRunning = 5
const untilBilling = 412 // 11:03 to 17:55

describe('a VM', () => {
  const openFunded = async () => {
    const account = openAccount()
    await account.get(topUp)
    return account
  }
  const vms = async ({ get }: ReturnType<typeof openAccount>) => (await get<{ vms: Vm[] }>(vmCall.listVms)).vms
  const funds = ({ get }: ReturnType<typeof openAccount>) => get<Funds>(readAccount)

  it('cannot be ordered before a top-up, and the message contains its price', async () => {
    const { send } = openAccount()
    expect(await send(vmCall.orderVms)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/balance of \$0\.00 .*\$0\.42/) },
    })
  })

  it('is ordered at the estimated price, with the identifier from the documentation', async () => {
    const account = await openFunded()
    expect(await account.get(vmCall.estimateVms)).toEqual(getSuccess(vmCall.estimateVms).example)
    expect(await account.get(vmCall.orderVms)).toEqual(getSuccess(vmCall.orderVms).example)
    expect(await funds(account)).toMatchObject({ balanceUsdc: '49.58', reservedUsdc: '0.42' })
  })

  it('has no IP address until it runs', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    account.wait(1)
    expect((await vms(account))[0]).toMatchObject({ status: 'provisioning', publicIp: null })
    account.wait(untilRunning)
    expect((await vms(account))[0]).toEqual((getSuccess(vmCall.listVms).example as { vms: Vm[] }).vms[0])
  })

  it('is charged at 5:55 PM UTC, every day', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    account.wait(untilBilling - 1)
    expect((await funds(account)).balanceUsdc).toBe('49.58')
    account.wait(1)
    expect((await funds(account)).balanceUsdc).toBe('49.16')
    expect((await vms(account))[0]!.billing.nextBillingTime).toBe('2026-01-15T17:55:00Z')
    account.wait(2 * 24 * 60)
    expect((await funds(account)).balanceUsdc).toBe('48.32')
  })

  it('is terminated when the balance does not cover the next day, and finalizing it returns no money', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    account.wait(120 * 24 * 60)
    const [vm] = await vms(account)
    expect(vm).toMatchObject({ status: 'Terminated', publicIp: null, billing: { nextBillingTime: null } })
    const before = await funds(account)
    expect(Number(before.balanceUsdc)).toBeLessThan(0.42)
    await account.get(vmCall.deleteVms, { body: { vmIds: [vm!.vmId] } })
    expect(await vms(account)).toEqual([])
    expect(await funds(account)).toMatchObject({ balanceUsdc: before.balanceUsdc, reservedUsdc: '0.00' })
  })

  it('is terminated by its provider, then finalized', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    await account.get(terminateAsProvider)
    expect((await vms(account))[0]).toMatchObject({ status: 'Terminated' })
    await account.get(vmCall.deleteVms)
    expect(await funds(account)).toMatchObject({ balanceUsdc: '50.00', reservedUsdc: '0.00' })
  })

  it('can be terminated by its owner, without a refund, and leaves the list when its paid day ends', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    expect(await account.get(vmCall.deleteVms)).toEqual(getSuccess(vmCall.deleteVms).example)
    expect((await vms(account))[0]).toMatchObject({ status: 'Terminated', publicIp: null })
    expect(await account.get(vmCall.deleteVms)).toEqual({ transactions: [] })
    expect((await account.send(vmCall.updateVm)).status).toBe(400)
    account.wait(untilBilling)
    expect(await vms(account)).toEqual([])
    expect(await funds(account)).toMatchObject({ balanceUsdc: '49.58', reservedUsdc: '0.00' })
  })

  it('can be finalized after its provider has ended it, even if the call also names a VM that its owner has ended', async () => {
    const account = await openFunded()
    for (let at = 0; at < 3; at += 1) await account.get(vmCall.orderVms)
    const [own, lost, kept] = await vms(account)
    await account.get(vmCall.deleteVms, { body: { vmIds: [own!.vmId] } })
    await account.get(terminateAsProvider, { body: { vmId: lost!.vmId } })
    const ended = (await vms(account)).filter(({ status }) => status === 'Terminated').map(({ vmId }) => vmId)
    expect(ended).toEqual([own!.vmId, lost!.vmId])
    expect(await account.get(vmCall.deleteVms, { body: { vmIds: ended } })).toMatchObject({ transactions: [expect.any(String)] })
    expect(await funds(account)).toMatchObject({ balanceUsdc: '49.16', reservedUsdc: '0.42' })
    expect((await vms(account)).map(({ vmId }) => vmId)).toEqual([own!.vmId, kept!.vmId])
  })

  it('can be renamed, and its ports can be replaced', async () => {
    const account = await openFunded()
    await account.get(vmCall.orderVms)
    await account.get(vmCall.updateVm)
    expect((await vms(account))[0]).toMatchObject({
      name: world.web.newName,
      openPorts: world.web.newPorts.map((port) => ({ port, protocol: 'tcp' })),
    })
  })

  it('uses up capacity in the marketplace', async () => {
    const account = await openFunded()
    const instances = (count: number) => ({ body: { ...vmCall.orderVms.example.body, instances: count } })
    await account.get(vmCall.orderVms, instances(3))
    expect(await account.get(vmCall.searchOffers)).toMatchObject([{ servers: [{ availableBasicInstances: 1 }] }])
    expect(await account.send(vmCall.orderVms, instances(2))).toMatchObject({
      status: 400,
      body: { error: 'instances is 2, and the machines that fit have room for 1.' },
    })
  })

  it('cannot be found from another account', async () => {
    const { send } = openAccount()
    expect(await send(vmCall.updateVm)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(`${world.web.id}. GET /vms/v3 lists yours.`) },
    })
  })
})

describe('a deployment', () => {
  const openDeployed = async () => {
    const account = openAccount()
    await account.get(topUp, { body: { amountUsdc: '100' } })
    expect(await account.get(caasCall.createDeployment)).toEqual(getSuccess(caasCall.createDeployment).example)
    return account
  }
  const read = async ({ get }: ReturnType<typeof openAccount>) => (await get<{ data: Deployment }>(caasCall.getDeployment)).data

  it('costs the quoted price', async () => {
    const account = openAccount()
    expect(await account.get(caasCall.getPrice)).toEqual(getSuccess(caasCall.getPrice).example)
    expect(await account.send(caasCall.createDeployment)).toMatchObject({
      status: 400,
      body: { detail: [{ loc: ['body', 'duration_hours'], msg: expect.stringContaining('$35.76') }] },
    })
    expect(await read(await openDeployed())).toMatchObject({ amount_paid: 35.76 })
  })

  it('is pending, then runs and counts its minutes, then is completed', async () => {
    const account = await openDeployed()
    expect(await read(account)).toMatchObject({ status: 'pending', compute_minutes_served: 0, compute_minutes_remaining: 1440 })
    account.wait(3 + 90)
    expect(await read(account)).toMatchObject({
      status: 'running',
      compute_minutes_served: 90,
      compute_minutes_remaining: 1350,
      completed_percent: 6.25,
      finished_at: null,
    })
    account.wait(1350)
    expect(await read(account)).toMatchObject({ status: 'completed', compute_minutes_served: 1440, compute_minutes_remaining: 0 })
    expect((await account.send(caasCall.extendDeployment)).status).toBe(400)
  })

  it('can be extended only while it runs', async () => {
    const account = await openDeployed()
    expect((await account.send(caasCall.extendDeployment)).status).toBe(400)
    account.wait(10)
    expect(await account.get(caasCall.extendDeployment)).toMatchObject({
      data: { amount_paid: 53.64, compute_minutes_remaining: 36 * 60 - 7 },
    })
    const tooLong = await account.send(caasCall.extendDeployment, {
      ...caasCall.extendDeployment.example,
      body: { additional_hours: 1000 },
    })
    expect(tooLong).toMatchObject({ status: 400, body: { detail: [{ loc: ['body', 'additional_hours'] }] } })
  })

  it('lists its containers, whose logs have a line in each stream', async () => {
    const account = await openDeployed()
    expect(await account.get(caasCall.listContainers)).toEqual({ data: { total: 0, workers: [] } })
    expect(await account.send(caasCall.streamLog)).toEqual({ status: 200, body: '' })
    account.wait(5)
    expect(await account.get(caasCall.listContainers)).toMatchObject({
      data: { total: 1, workers: [{ container_id: world.container.id, status: 'running', public_url: world.container.url }] },
    })
    expect(await account.get(caasCall.streamLog)).toBe('data: 2026-01-14T11:07:02Z server listening on :80\n\n')
    expect(await account.get(caasCall.streamLog, { ...caasCall.streamLog.example, query: { stream: 'stderr' } })).toMatch(
      /^data: 2026-01-14T11:07:02Z no configuration file/,
    )
    expect((await account.send(caasCall.streamLog, { path: { ...caasCall.streamLog.example.path, container_id: 'c-none' } })).status).toBe(
      400,
    )
  })

  it('uses capacity until it is destroyed', async () => {
    const account = await openDeployed()
    const rooms = async () =>
      (await account.get<{ data: { available_replicas: number }[] }>(caasCall.listAvailableReplicas)).data.map(
        (location) => location.available_replicas,
      )
    expect(await rooms()).toEqual([5, 2])
    expect(await account.get(caasCall.listHardware)).toMatchObject({ data: { hardware: [{ available: 13 }] } })
    expect(await account.get(caasCall.deleteDeployment)).toEqual(getSuccess(caasCall.deleteDeployment).example)
    expect(await rooms()).toEqual([6, 2])
    expect(await read(account)).toMatchObject({ status: 'completed', finished_at: '2026-01-14T11:03:00Z' })
    expect((await account.send(caasCall.deleteDeployment)).status).toBe(400)
    expect((await account.send(caasCall.updateDeployment)).status).toBe(400)
  })

  it('spreads its replicas across the locations, and is refused if the locations have no room', async () => {
    const account = openAccount()
    await account.get(topUp, { body: { amountUsdc: '1000' } })
    const replicas = (count: number, gpus = 1) => ({
      body: { ...caasCall.createDeployment.example.body, replica_count: count, gpus_per_container: gpus, duration_hours: 1 },
    })
    expect(await account.send(caasCall.createDeployment, replicas(9))).toMatchObject({
      status: 400,
      body: { detail: [{ loc: ['body', 'replica_count'] }] },
    })
    expect(await account.send(caasCall.createDeployment, replicas(1, 9))).toMatchObject({
      status: 400,
      body: { detail: [{ loc: ['body', 'gpus_per_container'], msg: 'Input should be less than or equal to 8.' }] },
    })
    await account.get(caasCall.createDeployment, replicas(8))
    expect(await account.get(caasCall.getDeployment)).toMatchObject({
      data: { total_gpus: 8, container_count: 8, locations: [{ id: 1 }, { id: 4 }] },
    })
  })

  it('is listed in pages, newest first, and can be filtered by status', async () => {
    const account = openAccount()
    await account.get(topUp, { body: { amountUsdc: '1000' } })
    const oneHour = { body: { ...caasCall.createDeployment.example.body, duration_hours: 1 } }
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1)
      ids.unshift((await account.get<{ deployment_id: string }>(caasCall.createDeployment, oneHour)).deployment_id)
    const page = async (query: Record<string, unknown>) =>
      (await account.get<{ data: { id: string }[] }>(caasCall.listDeployments, { query })).data.map(({ id }) => id)
    expect(await page({ page_size: 2 })).toEqual(ids.slice(0, 2))
    expect(await page({ page: 1, page_size: 2 })).toEqual(ids.slice(2))
    expect(await page({ status: 'running' })).toEqual([])
    account.wait(4)
    expect(await page({ status: 'running' })).toEqual(ids)
  })

  it('can get new environment variables', async () => {
    const account = await openDeployed()
    await account.get(caasCall.updateDeployment)
    expect(await account.get(caasCall.getDeployment)).toMatchObject({
      data: { container_config: { environment_variables: { LOG_LEVEL: 'debug' } } },
    })
  })
})

test('an SSH key is added once, listed and removed, and an order with a malformed key is refused', async () => {
  const { get, send } = openAccount()
  const order = vmCall.orderVms.example.body
  const worthless = { ...order, vmConfiguration: { ...order.vmConfiguration, sshKeys: ['my-key'] } }
  expect(await send(vmCall.orderVms, { body: worthless })).toMatchObject({
    status: 400,
    body: {
      error: 'vmConfiguration.sshKeys[0] must be an RSA, ECDSA or ED25519 public key.',
      docs: expect.stringMatching(/\/docs\/errors#ssh-key-is-not-a-public-key$/),
    },
  })
  expect((await send(vmCall.addSshKey)).status).toBe(201)
  expect((await send(vmCall.addSshKey)).status).toBe(200)
  expect(await get(vmCall.listSshKeys)).toEqual(getSuccess(vmCall.listSshKeys).example)
  await get(vmCall.deleteSshKey)
  expect(await get(vmCall.listSshKeys)).toEqual([])
  expect((await send(vmCall.deleteSshKey)).status).toBe(400)
})

test.each(['\n', '\r\n', ' ', '\t', '\n\n', ' \r\n\t', '\u00A0', '\uFEFF'])(
  'trims an SSH key that was pasted with %j around it',
  async (space) => {
    const { get } = openAccount()
    const { publicKey } = vmCall.addSshKey.example.body
    const pasted = space + publicKey + space
    expect(await get(vmCall.addSshKey, { body: { name: 'pasted', publicKey: pasted } })).toMatchObject({ publicKey })
    await get(topUp)
    const order = vmCall.orderVms.example.body
    await get(vmCall.orderVms, { body: { ...order, vmConfiguration: { ...order.vmConfiguration, sshKeys: [pasted] } } })
  },
)

test.each([
  ['a line break in its middle', (key: string) => key.replace('AAAA', 'AAAA\n')],
  ['quotes around it', (key: string) => `"${key}"`],
  ['a second key after it', (key: string) => `${key}\n${key}`],
  ['an invisible character in it', (key: string) => key.replace('AAAA', 'AA\u200BAA')],
  ['only its type', (key: string) => key.split(' ')[0]!],
  ['the private key in place of the public one', () => '-----BEGIN OPENSSH PRIVATE KEY-----'],
])('an SSH key with %s is refused, and the error names its field', async (_, change) => {
  const { send } = openAccount()
  const { status, body } = await send(vmCall.addSshKey, {
    body: { name: 'pasted', publicKey: change(vmCall.addSshKey.example.body.publicKey) },
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('publicKey')
})

test.each(['10.00', '10.1', '10.10', '19.99', '10.29', '20.57', '16.08', '4999.99', '0010.07'])(
  'a top-up of %s is exact to the cent',
  async (amountUsdc) => {
    const [dollars, cents = ''] = amountUsdc.split('.')
    expect(await openAccount().get(topUp, { body: { amountUsdc } })).toMatchObject({
      balanceUsdc: `${Number(dollars)}.${cents.slice(0, 2).padEnd(2, '0')}`,
    })
  },
)

test.each(['sandbox-MyName', 'sandbox-ci_42', 'sandbox-v1.2', 'sandbox-A', 'sandbox-__proto__', 'sandbox--', 'sandbox-7'])(
  'the key %s opens a new account',
  async (key) => {
    expect(await openAccount({}, key).get(readAccount)).toMatchObject({ balanceUsdc: '0.00' })
  },
)

test.each(['Sandbox', 'sandbox-', 'sandbox-a b', 'sandbox-a/b', 'sandboxes', `sandbox-${'a'.repeat(61)}`])(
  'the key %s opens no account',
  async (key) => {
    expect((await openAccount({}, key).send(readAccount)).status).toBe(403)
  },
)

test.each(['file:///x', 'javascript:alert(1)', 'ftp://images.example/a.img', 'data:,x', 'images.example/a.img', ''])(
  'the image %s is refused, and the error names its field',
  async (osImage) => {
    const order = vmCall.orderVms.example.body
    const { status, body } = await openAccount().send(vmCall.orderVms, {
      body: { ...order, vmConfiguration: { ...order.vmConfiguration, osImage } },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('vmConfiguration.osImage')
  },
)

test.each([
  [caasCall.listDeployments, 'per_page=20', 'per_page'],
  [caasCall.listDeployments, 'pageSize=20', 'pageSize'],
  [caasCall.getPrice, `${new URL(`http://x${getTarget(caasCall.getPrice)}`).search.slice(1)}&location_ids[]=1`, 'location_ids[]'],
  [caasCall.listAvailableReplicas, 'hardware_id=203&hardware_qty=1&gpus=1', 'gpus'],
  [caasCall.createDeployment, 'dry_run=true', 'dry_run'],
  [vmCall.updateVm, 'vmId=1', 'vmId'],
  [vmCall.listVms, 'status=running', 'status'],
  [vmCall.listSshKeys, 'page=2', 'page'],
  [vmCall.listOfferings, 'country=DE', 'country'],
  [caasCall.listHardware, 'limit=10', 'limit'],
  [readAccount, 'verbose', 'verbose'],
  [caasCall.listDeployments, 'status=RUNNING', 'status'],
  [caasCall.listDeployments, 'status=runing', 'status'],
  [caasCall.listDeployments, 'status=Terminated', 'status'],
  [caasCall.listDeployments, 'status=', 'status'],
])('$id refuses the query %s and names its field', async (call, query, name) => {
  const { sandbox } = openAccount()
  const known = createRequest(call)
  const url = new URL(known.url)
  url.search = query
  const response = await sandbox.fetch(new Request(url, known))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(name)
})

test('a top-up is at least 10, and a balance at most 5,000', async () => {
  const { get, send } = openAccount()
  const add = (amountUsdc: string) => send(topUp, { body: { amountUsdc } })
  expect(await add('9.99')).toMatchObject({ status: 400, body: { error: 'amountUsdc must be at least $10.00.' } })
  expect((await add('4990')).status).toBe(200)
  expect(await add('10.01')).toMatchObject({
    status: 400,
    body: { error: 'amountUsdc is too high. The highest balance is $5,000.00, and you have $4,990.00.' },
  })
  expect(await add('10.019')).toMatchObject({ status: 400, body: { error: 'amountUsdc must be an amount with at most two decimals.' } })
  expect((await add('10')).status).toBe(200)
  expect(await get(readAccount)).toMatchObject({ balanceUsdc: '5000.00' })
})

test.each([' ', '  ', '     '])('reads a key after “Bearer” and %j', async (space) => {
  const { sandbox } = openAccount()
  const request = new Request(`${host}/vms/v3`, { headers: { Authorization: `Bearer${space}sandbox-test` } })
  expect((await sandbox.fetch(request)).status).toBe(200)
})

describe('the example account', () => {
  const stateful = [vmCall.orderVms, caasCall.createDeployment, vmCall.listOfferings, vmCall.addSshKey]
  it.each([...vmCalls, ...caasCalls].filter((call) => !stateful.includes(call as never)))(
    '$id returns the documented response for its sample request',
    async (call) => {
      const { get } = openAccount({}, 'sandbox')
      expect(await get(call)).toEqual(getSuccess(call).example)
    },
  )

  it.each(stateful)('$id returns 200 for its sample request', async (call) => {
    expect((await openAccount({}, 'sandbox').send(call)).status).toBe(200)
  })
})

describe('an invalid request', () => {
  it.each(everyCall)('$id: gets a 403 without a key, with a wrong key, or with the key in the wrong header', async (call) => {
    const { sandbox } = openAccount()
    const documented = call.responses.find(({ status }) => status === 403)!
    const otherHeader = call.auth === 'bearer' ? { Cookie: 'key=sandbox' } : { Authorization: 'Bearer sandbox' }
    for (const headers of [{}, { Authorization: 'Bearer stolen', 'X-API-KEY': 'stolen' }, otherHeader]) {
      const response = await sandbox.fetch(
        new Request(host + getTarget(call), { method: call.method, headers: headers as Record<string, string> }),
      )
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual(documented.example)
    }
  })

  /** For each call, a request that gets its documented 400. */
  const wrongRequests: readonly (readonly [Call, Record<string, unknown>, 'body' | 'query' | 'path'])[] = [
    [vmCall.searchOffers, { basicConfiguration: 'small' }, 'body'],
    [vmCall.orderVms, { ...vmCall.orderVms.example.body, instances: 0 }, 'body'],
    [vmCall.estimateVms, { instances: 0 }, 'body'],
    [vmCall.updateVm, { vmId: 'x', openPorts: Array.from({ length: 51 }, (_, at) => ({ port: at + 1, protocol: 'tcp' })) }, 'body'],
    [vmCall.deleteVms, { vmIds: [] }, 'body'],
    [vmCall.addSshKey, { name: 'a', publicKey: 'ssh-dss AAAA' }, 'body'],
    [vmCall.deleteSshKey, {}, 'body'],
    [caasCall.createDeployment, { ...caasCall.createDeployment.example.body, duration_hours: 0 }, 'body'],
    [caasCall.getPrice, { ...caasCall.getPrice.example.query, location_ids: 'US' }, 'query'],
    [caasCall.listDeployments, { page_size: 101 }, 'query'],
    [caasCall.getDeployment, { deployment_id: '7' }, 'path'],
    [caasCall.listContainers, { deployment_id: '7' }, 'path'],
    [caasCall.deleteDeployment, { deployment_id: '7' }, 'path'],
    [caasCall.listAvailableReplicas, { hardware_id: 203, hardware_qty: 0 }, 'query'],
    [caasCall.updateDeployment, { container_config: { environment_variables: { LOG_LEVEL: 1 } } }, 'body'],
    [caasCall.extendDeployment, { additional_hours: 0 }, 'body'],
    [caasCall.streamLog, { stream: 'both' }, 'query'],
    [topUp, { amountUsdc: '1' }, 'body'],
    [moveClock, { minutes: 0 }, 'body'],
    [terminateAsProvider, {}, 'body'],
  ]
  it.each(wrongRequests.map(([call, values, place]) => ({ id: call.id, call, values, place })))(
    '$id: returns the documented message with its 400',
    async ({ call, values, place }) => {
      const { send } = openAccount()
      expect(await send(call, { ...call.example, [place]: values })).toEqual({
        status: 400,
        body: call.responses.find(({ status }) => status === 400)!.example,
      })
    },
  )

  it.each(everyCall.filter(({ request, query, pathParams }) => !(request ?? query ?? pathParams)))(
    '$id: returns the documented message for a query, because the call takes no input',
    async (call) => {
      const { send } = openAccount()
      expect(await send(call, { query: { status: 'running' } })).toEqual({
        status: 400,
        body: call.responses.find(({ status }) => status === 400)!.example,
      })
    },
  )

  it('is tested for every call that takes input', () => {
    const refusing = everyCall.filter(({ request, query, pathParams }) => request ?? query ?? pathParams)
    expect(refusing.map(({ id }) => id).filter((id) => !wrongRequests.some(([call]) => call.id === id))).toEqual([])
  })

  it.each([
    ['a body that is not JSON', { 'Content-Type': 'application/json' }, '{', 'The body must be JSON.'],
    [
      'a body of another type',
      { 'Content-Type': 'text/plain' },
      '{"instances":1}',
      'The body must be JSON. Send the header Content-Type: application/json.',
    ],
    ['a body that is not an object', { 'Content-Type': 'application/json' }, '[]', 'The body must be an object.'],
    ['a field that is unknown', { 'Content-Type': 'application/json' }, '{"instances":1,"size":2}', 'size is not a field of this call.'],
    [
      'two wrong fields',
      { 'Content-Type': 'application/json' },
      '{"instances":"1","constraints":{"datacenter":{"countries":["de"]}}}',
      'constraints.datacenter.countries[0] must be two capital letters: a country code of ISO 3166-1. instances must be an integer.',
    ],
  ])('%s results in a 400', async (_what, headers, body, error) => {
    const { sandbox } = openAccount()
    const response = await sandbox.fetch(
      new Request(`${host}/vms/v3/estimate`, {
        method: 'POST',
        headers: { ...headers, Authorization: 'Bearer sandbox' } as Record<string, string>,
        body,
      }),
    )
    expect([response.status, await expectDocumented(vmCall.estimateVms, response)]).toEqual([400, expect.objectContaining({ error })])
  })

  it.each(['[01]', '[1,]', '[-1]', '[1.5]', '["1"]', '1', '{}'])('getPrice refuses the locations %s', async (text) => {
    const { send } = openAccount()
    const { status, body } = await send(caasCall.getPrice, { query: { ...caasCall.getPrice.example.query, location_ids: text } })
    expect([status, body]).toMatchObject([400, { detail: [{ loc: ['query', 'location_ids'] }] }])
  })

  it.each([
    ['listDeployments', 'status=running&status=failed', 'status'],
    ['listDeployments', 'page=0&page=0', 'page'],
    ['streamLog', 'stream=stdout&stream=stderr', 'stream'],
    ['getPrice', 'location_ids=1&location_ids=4', 'location_ids'],
  ] as const)('%s refuses a repeated parameter instead of ignoring one of its values: %s', async (id, query, name) => {
    const { sandbox } = openAccount({}, 'sandbox')
    const url = new URL(createRequest(caasCall[id]).url)
    url.searchParams.delete(name)
    url.search += `&${query}`
    const response = await sandbox.fetch(new Request(url, { headers: { 'X-API-KEY': 'sandbox' } }))
    expect([response.status, await response.json()]).toMatchObject([400, { detail: [{ loc: ['query', name] }] }])
  })

  it.each([
    ['GET', '/vms/v2', { error: 'There is no call GET /vms/v2.' }],
    ['PUT', '/ssh_keys', { error: '/ssh_keys has no PUT. Use GET, POST or DELETE.' }],
    ['HEAD', '/vms/v3', { error: '/vms/v3 has no HEAD. Use POST, GET, PATCH or DELETE.' }],
    ['OPTIONS', '/marketplace/offers', { error: '/marketplace/offers has no OPTIONS. Use POST.' }],
    ['GET', '/vms/v3/', { error: 'There is no call GET /vms/v3/. Use /vms/v3.' }],
    ['GET', '//vms///v3', { error: 'There is no call GET //vms///v3. Use /vms/v3.' }],
    ['GET', '/VMs/V3', { error: 'There is no call GET /VMs/V3. Use /vms/v3.' }],
    ['GET', '/enterprise/v1/io-cloud/caas/logs', { detail: 'There is no call GET /enterprise/v1/io-cloud/caas/logs.' }],
    ['GET', '/enterprise/v1/io-cloud/caas', { error: 'There is no call GET /enterprise/v1/io-cloud/caas.' }],
    ['DELETE', '/vms/v3/0x5f', { error: 'There is no call DELETE /vms/v3/0x5f. Use /vms/v3.' }],
    ['DELETE', '/ssh_keys/7', { error: 'There is no call DELETE /ssh_keys/7. Use /ssh_keys.' }],
    ['GET', '/enterprise/v1/io-cloud/caas//deployments/', { detail: expect.stringMatching(/Use .*\/caas\/deployments\.$/) }],
  ])('%s %s is an unknown call', async (method, path, body) => {
    const response = await openAccount().sandbox.fetch(new Request(host + path, { method }))
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ ...body, docs: expect.any(String) })])
  })

  it.each([
    [
      caasCall.listDeployments.path,
      '/deployments',
      ['', '/caas', '/io-cloud/caas', '/v1/io-cloud/caas', '/api', '/api/v1', caasPrefix.repeat(2)],
    ],
    [vmCall.listVms.path, vmCall.listVms.path, ['/api', '/v1', '/API//v1', caasPrefix]],
    [vmCall.listVms.path, '/vms/v3/0x5f', ['', '/api', '/API/v1']],
    [caasCall.getDeployment.path, '/', [caasCall.getDeployment.path.replace('/{deployment_id}', '')]],
    [caasCall.listContainers.path, '//containers', [caasCall.getDeployment.path.replace('/{deployment_id}', '')]],
    [caasCall.streamLog.path, '//log/c-7f3a', [caasCall.getDeployment.path.replace('/{deployment_id}', '')]],
    [caasCall.streamLog.path, '/7/log/', [caasCall.getDeployment.path.replace('/{deployment_id}', '')]],
  ])('suggests %s if a client sends %s after a base path: %j', async (meant, path, bases) => {
    for (const base of bases) {
      const response = await openAccount().sandbox.fetch(new Request(host + base + path))
      expect(JSON.stringify(await response.json()), base).toContain(`Use ${meant}.`)
    }
  })
})

describe('the sandbox', () => {
  it('runs faster than real time', async () => {
    const clock = { time: 0 }
    const sandbox = createSandbox({ now: () => clock.time, speed: 60 })
    clock.time = 1000
    expect((await sandbox.fetch(createRequest(vmCall.listVms))).headers.get(timeHeader)).toBe('2026-01-14T11:04:00Z')
  })

  it('links from errors to the configured site', async () => {
    const { send } = openAccount({ site: 'http://localhost:4173', fail: 1 })
    const { sandbox } = openAccount({ site: 'http://localhost:4173' })
    const asked = [createRequest(vmCall.listVms, {}, 'stolen'), createRequest(vmCall.orderVms), new Request(`${host}/vms/v2`)]
    const bodies: unknown[] = await Promise.all(asked.map(async (request) => (await sandbox.fetch(request)).json()))
    for (const body of [...bodies, (await send(caasCall.getDeployment)).body])
      expect(body).toMatchObject({ docs: expect.stringMatching(/^http:\/\/localhost:4173\/docs\/errors#[a-z-]+$/) })
  })

  it('skips to the next billing time', async () => {
    const { get, wait } = openAccount()
    wait(7)
    expect(await get(moveClock)).toMatchObject({ time: world.nextBillingTime })
    expect(await get(moveClock)).toMatchObject({ time: '2026-01-15T17:55:00Z' })
  })

  it('stops the clock of the example account five minutes after its last call', async () => {
    const { get, sandbox, wait } = openAccount({}, 'sandbox')
    wait(30 * 24 * 60)
    await get(caasCall.extendDeployment)
    wait(30 * 24 * 60)
    expect(await get(readAccount)).toMatchObject({ time: '2026-01-14T11:08:00Z', balanceUsdc: '82.12' })
    await get(startOver)
    const listed = await sandbox.fetch(createRequest(vmCall.listVms, {}, 'sandbox'))
    expect([listed.headers.get(timeHeader), await listed.json()]).toEqual([world.moment, getSuccess(vmCall.listVms).example])
  })

  it('advances its clock on request', async () => {
    const { get } = openAccount()
    expect(await get(moveClock, { body: { minutes: 60 } })).toMatchObject({ time: '2026-01-14T12:03:00Z' })
  })

  it('resumes from a snapshot at the time of the snapshot', async () => {
    const first = openAccount()
    await first.get(topUp)
    await first.get(vmCall.orderVms)
    first.wait(untilRunning)
    const listed = await first.get(vmCall.listVms)
    const snapshot = first.sandbox.snapshot()
    first.wait(600)
    expect(await openAccount({ snapshot }).get(vmCall.listVms)).toEqual(listed)
  })

  const account = { balance: 1, vms: [], keys: [], deployments: [], counts: {}, billedUntil: 0 }
  it.each([
    null,
    '',
    '{',
    'null',
    '{"version":0}',
    '[]',
    '{"version":1}',
    '{"version":1,"time":1,"draws":0,"accounts":null}',
    '{"version":1,"time":1,"draws":0,"accounts":{"sandbox-test":{}}}',
    ...[
      { time: 1e300 },
      { draws: '0' },
      { accounts: { 'sandbox-test': { ...account, billedUntil: -8e15 } } },
      { accounts: { 'sandbox-test': { ...account, deployments: [{ id: 'x' }] } } },
    ].map((change) => JSON.stringify({ version: 1, time: 1e12, draws: 0, accounts: { 'sandbox-test': account }, ...change })),
  ])('starts with new state if its snapshot is invalid: %s', async (snapshot) => {
    const first = openAccount({ snapshot })
    await first.get(startOver)
    expect(await first.get(readAccount)).toMatchObject({ balanceUsdc: '0.00' })
    expect(await first.get(vmCall.listVms)).toEqual({ vms: [] })
  })

  it('answers every call even if a part of its snapshot is malformed', async () => {
    const first = openAccount({}, 'sandbox')
    for (const call of [topUp, vmCall.orderVms, caasCall.createDeployment]) await first.send(call)
    const snapshot = first.sandbox.snapshot()
    await assert(
      asyncProperty(integer({ min: 0, max: snapshot.length }), jsonValue(), async (at, value) => {
        let visited = 0
        const changed = JSON.stringify(JSON.parse(snapshot), (_key, part: unknown) => (visited++ === at % 120 ? value : part))
        const { sandbox } = openAccount({ snapshot: changed }, 'sandbox')
        for (const call of everyCall) expect((await sandbox.fetch(createRequest(call, undefined, 'sandbox'))).status).toBeLessThan(500)
      }),
    )
  })

  it('resets one account and keeps the others', async () => {
    const first = openAccount()
    await first.get(topUp)
    const other = createRequest(readAccount, undefined, 'sandbox-other')
    await first.sandbox.fetch(createRequest(topUp, undefined, 'sandbox-other'))
    await first.get(startOver)
    expect(await first.get(readAccount)).toMatchObject({ balanceUsdc: '0.00' })
    expect(await (await first.sandbox.fetch(other)).json()).toMatchObject({ balanceUsdc: '50.00' })
  })

  it('generates the same values from the same seed, and different values from a different seed', async () => {
    const order = async (seed: number) => {
      const account = openAccount({ seed })
      await account.get(topUp)
      return account.get(vmCall.orderVms)
    }
    expect(await order(7)).toEqual(await order(7))
    expect(await order(7)).not.toEqual(await order(8))
  })

  it('fails at the configured rate with the documented 500, except for its control calls', async () => {
    const { send, get } = openAccount({ fail: 0.1 })
    const statuses: number[] = []
    for (let at = 0; at < 1000; at += 1) statuses.push((await send(vmCall.listVms)).status)
    const failures = statuses.filter((status) => status === 500).length
    expect(failures).toBeGreaterThan(50)
    expect(failures).toBeLessThan(150)
    for (let at = 0; at < 50; at += 1) await get(readAccount)
    const always = openAccount({ fail: 1 })
    expect(await always.send(vmCall.listVms)).toEqual({ status: 500, body: vmCall.listVms.responses.at(-1)!.example })
  })
})
