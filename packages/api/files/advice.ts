import { parse } from 'yaml'
import { containerFileExample, deployFile, vmFileExample } from './deploy-file.ts'
import { valueAt } from '../field-path.ts'
import { nearestName } from '../nearest-name.ts'
import { withoutUnseen } from './unseen.ts'

export type Path = readonly PropertyKey[]

type Schema = {
  def: { innerType?: Schema; shape?: Readonly<Record<string, Schema>>; element?: Schema; valueType?: Schema }
  safeParse: (value: unknown) => { success: boolean }
}

/** The schema of the field at a path; `undefined` for an unknown field. */
const schemaAt = (path: Path): Schema | undefined => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Zod types a schema more loosely than the contract uses it.
  let schema: Schema | undefined = deployFile as unknown as Schema
  for (const part of path) {
    while (schema?.def.innerType) schema = schema.def.innerType
    schema = typeof part === 'number' ? schema?.def.element : (schema?.def.shape?.[String(part)] ?? schema?.def.valueType)
  }
  return schema
}

/** Whether deploy.yml has a field at a path. */
export const isField = (path: Path): boolean => schemaAt(path) !== undefined

/** The names of the fields in the group at a path. */
export const knownNames = (path: Path): readonly string[] => {
  let schema = schemaAt(path)
  while (schema?.def.innerType) schema = schema.def.innerType
  return Object.keys(schema?.def.shape ?? {})
}

const containerFile: unknown = parse(containerFileExample)
const vmFile: unknown = parse(vmFileExample)

const exampleAt = (path: Path): unknown => {
  const first = path.map((part) => (typeof part === 'number' ? 0 : part))
  return valueAt(containerFile, first) ?? valueAt(vmFile, first)
}

/** Values that a written one may mean, the likeliest first. */
function* meanings(path: Path, text: string, value: unknown, bound?: number): Generator {
  if (text === '') yield exampleAt(path)
  const clean = withoutUnseen(text)
  yield clean
  if (/^\+?\d+$/.test(clean)) yield Number(clean)
  yield value
  const [, amount] = /^(\d+) ?[a-z]+$/i.exec(clean) ?? []
  if (amount) yield Number(amount)
  const [, before, port, after] = /^(?:(tcp|udp)[/: ])?(\d+)(?:[/: ](tcp|udp))?$/i.exec(clean) ?? []
  if (port) yield `${port}/${(before ?? after ?? 'tcp').toLowerCase()}`
  yield clean.toUpperCase()
  if (/^[\w-]+(\.[\w-]+)+\//.test(clean)) yield `https://${clean}`
  yield bound
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && /^\w+=/.test(item)))
    yield Object.fromEntries(value.map((item: string) => [item.slice(0, item.indexOf('=')), item.slice(item.indexOf('=') + 1)]))
  const item = Array.isArray(value) || value === null ? undefined : suggest([...path, 0], text, value)
  if (item !== undefined) yield [item]
  yield exampleAt(path)
  yield* ['', [], {}]
}

/** The value to write at a path in place of another one: the likeliest that the field takes. `bound` is the nearest number that it allows. */
export const suggest = (path: Path, text: string, value: unknown, bound?: number): unknown => {
  const schema = schemaAt(path)
  if (!schema) return undefined
  for (const meaning of meanings(path, text, value, bound)) if (meaning !== undefined && schema.safeParse(meaning).success) return meaning
  return undefined
}

/** Writes a field and its value, or an item of a list, as a line of YAML. */
export const toLine = (path: Path, value: unknown): string => {
  const name = path.at(-1)
  if (typeof name !== 'string') return JSON.stringify(value)
  return `${/^[A-Za-z_][\w.-]*$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** Names of other tools for fields of deploy.yml. */
const otherNames: Readonly<Record<string, string>> = {
  image: 'image_url',
  docker_image: 'image_url',
  env: 'environment_variables',
  environment: 'environment_variables',
  cmd: 'entrypoint',
  command: 'entrypoint',
  args: 'entrypoint',
  gpus: 'gpus_per_container',
  gpu_count: 'gpus_per_container',
  replicas: 'replica_count',
  instances: 'replica_count',
  duration: 'duration_hours',
  hours: 'duration_hours',
  hardware: 'hardware_id',
  locations: 'location_ids',
  region: 'country',
  disk: 'storage',
  memory: 'ram',
  os: 'image',
  os_image: 'image',
  keys: 'ssh_keys',
}

/** Groups of deploy.yml, the nearest to a group first. */
const groupsNear = ([root]: Path): Path[] => [
  ...(root === 'deploy' ? [['deploy'], ['deploy', 'container_config']] : []),
  ...(root === 'vm' ? [['vm'], ['vm', 'datacenter']] : []),
  ...(root === undefined ? [['deploy'], ['deploy', 'container_config'], ['vm'], ['vm', 'datacenter']] : []),
  ['metadata'],
  ['providers'],
]

/** The field that an unknown name in a group means: one of a similar name, or one that another group or tool calls so. */
export const meantField = (group: Path, written: string): Path | undefined => {
  const name = withoutUnseen(written)
  const near = nearestName(name, knownNames(group))
  if (near) return [...group, near]
  const names = [name, otherNames[name]]
  const place = [group, ...groupsNear(group)].flatMap((at) =>
    names.flatMap((each) => (each && knownNames(at).includes(each) ? [[...at, each]] : [])),
  )
  return place[0]
}
