import type { CallExample } from '@workspace/api/call.ts'
import { getTarget } from '@workspace/api/samples/samples.ts'
import type { Choice, GeneratedRequest, Spoil } from './generated-requests.fixture.ts'

/** Returns one setter for each field of a value, including nested fields. */
const listSetters = (value: unknown): ((change: (holder: Record<string, unknown>, name: string) => void) => void)[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) => [
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listSetters is called with objects.
    (change: (holder: Record<string, unknown>, name: string) => void) => change(value as Record<string, unknown>, name),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- listSetters is called with objects.
    ...listSetters((value as Record<string, unknown>)[name]),
  ])
}

const spoilParts = (parts: GeneratedRequest['parts'], { how, at, value }: Spoil): GeneratedRequest['parts'] => {
  const copy = structuredClone(parts) as Record<string, unknown>
  const fields = Object.values(copy).flatMap(listSetters)
  const field = fields[at % Math.max(1, fields.length)]
  field?.((holder, name) => {
    if (how === 'drop' && !Array.isArray(holder)) delete holder[name]
    else if (how === 'add' && !Array.isArray(holder)) holder[`${name}s`] = value
    else if (how === 'negate' && typeof holder[name] === 'number') holder[name] = -holder[name] - 1
    else holder[name] = value
  })
  return copy
}

const ids: Readonly<Record<string, RegExp>> = {
  vmId: /^0x[0-9a-f]{40}$/,
  keyId: /^[0-9a-f-]{36}$/,
  deployment_id: /^[0-9a-f-]{36}$/,
  id: /^[0-9a-f-]{36}$/,
  container_id: /^c-/,
}
const getKind = (name: string) => (name === 'id' ? 'deployment_id' : name)

/** Collects the identifiers in a response. */
export const rememberIds = (known: Map<string, string[]>, body: unknown, name = ''): void => {
  if (typeof body === 'string' && ids[name]?.test(body)) {
    const list = known.get(getKind(name)) ?? []
    if (!list.includes(body)) known.set(getKind(name), [...list, body].slice(-10))
  }
  if (typeof body === 'object' && body !== null)
    for (const [key, child] of Object.entries(body)) rememberIds(known, child, Array.isArray(body) ? name : key)
}

const insertIds = (
  parts: GeneratedRequest['parts'],
  known: Map<string, string[]>,
  { index, isReal }: Choice,
): GeneratedRequest['parts'] => {
  if (!isReal) return parts
  const pick = (kind: string) => {
    const list = known.get(kind) ?? []
    return list[index % Math.max(1, list.length)]
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects.
  const copy = structuredClone(parts) as Record<string, Record<string, unknown> | undefined>
  for (const part of Object.values(copy)) {
    for (const name of ['vmId', 'keyId', 'deployment_id', 'container_id'])
      if (part && typeof part[name] === 'string') part[name] = pick(name) ?? part[name]
    if (part && Array.isArray(part['vmIds'])) part['vmIds'] = [pick('vmId') ?? 'none']
  }
  return copy
}

/** Builds the HTTP request of a generated request, and returns it with its parts. */
export const buildRequest = ({ call, parts: given, spoil: spoiling, key, raw, choice }: GeneratedRequest, known: Map<string, string[]>) => {
  const real = insertIds(given, known, choice)
  const parts = spoiling ? spoilParts(real, spoiling) : real
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects, even if their fields are wrong on purpose.
  const { query, body } = parts as CallExample
  const isPath = (path: Readonly<Record<string, unknown>>) =>
    Object.keys(real.path ?? {}).every((name) => typeof path[name] === 'string' && !/^\.{0,2}$/.test(path[name]))
  // An empty part, or a part of only dots, would change the path.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The parts of a request are objects, even if their fields are wrong on purpose.
  const path = (parts.path && isPath(parts.path as Record<string, unknown>) ? parts.path : real.path) as CallExample['path']
  const text = raw !== null && call.request ? raw : body === undefined ? undefined : JSON.stringify(body)
  const credentials = key === 'own' ? 'sandbox' : 'stolen'
  const target = getTarget({
    ...call,
    example: {
      ...(path ? { path } : {}),
      ...(query ? { query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) } : {}),
    },
  })
  const init = {
    method: call.method,
    headers: {
      ...(key === 'none' ? {} : call.auth === 'bearer' ? { Authorization: `Bearer ${credentials}` } : { 'X-API-KEY': credentials }),
      ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
    } as Record<string, string>,
    ...(text === undefined ? {} : { body: text }),
  }
  return { parts: { ...parts, ...(path ? { path } : {}) }, target, body: text, init }
}
