import { deployFile, type DeployFile } from './deploy-file.ts'
import { removeUnseen } from './characters.ts'
import { convert, splitText, toAmount, type Conversion, type Convert, type Written } from './convert.ts'
import { formatFieldPath } from '../field-path.ts'
import { findNearestName } from '../nearest-name.ts'

export type Path = readonly PropertyKey[]
export type Form = 'deploy' | 'vm'

export const describePath = (path: Path): string => (path.length > 0 ? formatFieldPath(path) : 'The file')

/** `to` converts a text. `ask` tells the reader what to write if the conversion fails. In a list, both apply to one item. */
type Field = { to: Convert; ask: string; split?: RegExp | 'words' }

const { text } = convert
const commas = /\s*[,;\n]\s*/
const spaces = /[,;\s]+/

/** Names of the fields in a group and in its groups. `Kind` picks the names of values or those of groups. */
type NamesIn<Group, Kind extends 'value' | 'group'> = {
  [Name in keyof Group & string]-?: NonNullable<Group[Name]> extends infer Inner
    ? Inner extends string | number | readonly unknown[]
      ? Kind extends 'value'
        ? Name
        : never
      : string extends keyof Inner
        ? Kind extends 'value'
          ? Name
          : never
        : (Kind extends 'group' ? Name : never) | NamesIn<Inner, Kind>
    : never
}[keyof Group & string]

/** Fields by name. Each name is in only one group. */
const fields: Readonly<Record<NamesIn<DeployFile, 'value'>, Field>> = {
  hardware_id: { to: convert.identifier, ask: 'a number from List hardware' },
  gpus_per_container: { to: toAmount('GPUs'), ask: 'the number of GPUs of each container, 1 or more' },
  replica_count: { to: toAmount('containers'), ask: 'the number of containers, 1 or more' },
  duration_hours: { to: toAmount('hours'), ask: 'a whole number of hours, 1 or more' },
  location_ids: { to: convert.identifier, ask: 'a number from List available replicas', split: spaces },
  image_url: { to: convert.imageName, ask: 'the name of the image, as docker pull takes it' },
  port: { to: convert.containerPort, ask: 'the one port on which the container serves HTTP, from 1 to 65535' },
  entrypoint: { to: text, ask: 'one word of the command', split: 'words' },
  environment_variables: { to: convert.variables, ask: 'a group of names and values, each value as text' },
  cpu: { to: toAmount('vCPUs'), ask: 'a whole number of vCPUs, 2 or more' },
  ram: { to: toAmount('GB of RAM'), ask: 'a whole number of GB, 4 or more' },
  storage: { to: toAmount('GB'), ask: 'a whole number of GB, 25 or more' },
  image: { to: convert.imageUrl, ask: 'downloadUrl from List default images, or the URL of your own image' },
  country: { to: convert.country, ask: 'one code from List countries' },
  ports: { to: convert.openPort, ask: 'one port from 1 to 65535, with /tcp or /udp after it', split: spaces },
  ssh_keys: { to: convert.key, ask: 'the one line that cat ~/.ssh/id_ed25519.pub prints on your computer', split: /\n+/ },
  prefer: { to: text, ask: 'the name of a provider', split: commas },
  exclude: { to: text, ask: 'the name of a provider', split: commas },
  name: { to: text, ask: 'a name' },
  tags: { to: text, ask: 'a text', split: commas },
  city: { to: text, ask: 'a text' },
  description: { to: text, ask: 'a text' },
}

const fieldsByName: ReadonlyMap<string, Field> = new Map(Object.entries(fields))

const variable: Field = { to: text, ask: 'the value as text, in quotes' }

/** Names that other tools use for each field. */
const otherNames: Readonly<Partial<Record<NamesIn<DeployFile, 'value' | 'group'>, string>>> = {
  deploy: 'deployment deployments',
  vm: 'vms virtual_machine machine server',
  hardware_id: 'hardware hardware_name gpu_type gpu_model accelerator accelerators',
  gpus_per_container: 'gpus gpu gpu_count',
  replica_count: 'replicas instances num_replicas scale num_nodes',
  duration_hours: 'duration hours max_duration timeout ttl',
  location_ids: 'locations location location_id regions',
  container_config: 'container config',
  image_url: 'image docker_image image_name container_image',
  port: 'container_port http_port internal_port target_port expose ports',
  entrypoint: 'cmd command commands args run start_command run_command',
  environment_variables: 'env environment envs env_vars variables env_variables',
  cpu: 'vcpu vcpus cpus cores cpu_count cpu_cores',
  ram: 'memory mem memory_size',
  storage: 'disk disk_size volume_size boot_disk_size ssd',
  image: 'os os_image image_url image_id ami template',
  datacenter: 'placement',
  country: 'countries country_code region zone location',
  ports: 'port open_ports firewall expose',
  ssh_keys: 'keys ssh_key ssh_authorized_keys public_keys public_key authorized_keys ssh_public_key',
  name: 'hostname title app job_name container_name',
  tags: 'labels',
}

/** Names of other tools for which deploy.yml has no field, and where their values belong. */
const notes: readonly (readonly [names: RegExp, note: string])[] = [
  [/^vm\.(instances|count|replicas|replica_count)$/, 'The number of VMs is an option: onenode vm create --instances.'],
  [/^(vm|deploy)\.(max_)?price\w*$/, 'The highest price of a VM is an option: onenode vm create --max-price.'],
  [/^vm\.(size|type|flavou?r|plan|machine_type|instance_type|server_type)$/, 'The size is in three fields: cpu, ram and storage.'],
  [/^vm\.(gpus?|gpu_\w+|accelerators?)$/, 'A VM has no GPU. Containers have: write deploy in place of vm.'],
  [/^vm\.(user_data|cloud_init|startup_script|run|setup)$/, 'The API has no script for the start. Run it by SSH.'],
  [/^deploy\.(\w+\.)?(cpus?|memory|ram|storage|disk|resources)$/, 'The hardware decides it: hardware_id and gpus_per_container.'],
]

export const findNote = (path: Path): string | undefined => notes.find(([names]) => names.test(path.join('.')))?.[1]

type Schema = {
  def: { innerType?: Schema; shape?: Readonly<Record<string, Schema>>; element?: Schema; valueType?: Schema }
  safeParse: (value: unknown) => { success: boolean }
}

const unwrap = (schema: Schema | undefined): Schema | undefined => (schema?.def.innerType ? unwrap(schema.def.innerType) : schema)

const getSchema = (path: Path): Schema | undefined =>
  path.reduce<Schema | undefined>(
    (schema, part) => {
      const { shape, element, valueType } = schema?.def ?? {}
      return unwrap(typeof part === 'number' ? element : shape && Object.hasOwn(shape, part) ? shape[String(part)] : valueType)
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod's schema type hides the properties that this file reads.
    deployFile as unknown as Schema,
  )

export const isField = (path: Path): boolean => getSchema(path) !== undefined

export const isValid = (path: Path, value: unknown): boolean => getSchema(path)?.safeParse(value).success === true

export const listFieldNames = (path: Path): readonly string[] => Object.keys(getSchema(path)?.def.shape ?? {})

export const isVariable = (path: Path): boolean => path.at(-2) === 'environment_variables'

const getField = (path: Path): Field | undefined =>
  isVariable(path) ? variable : fieldsByName.get(String(path.findLast((part) => typeof part === 'string')))

/** Returns whether the field takes any text, including characters outside ASCII. */
export const isFreeText = (path: Path): boolean => [text, convert.variables, convert.key, undefined].includes(getField(path)?.to)

/** Converts the items of a list. Returns no value if one of the items cannot be converted. */
const adviseItems = (path: Path, written: Written, split: NonNullable<Field['split']>): Conversion => {
  const items: readonly Written[] = typeof written === 'string' ? splitText(written, split) : Array.isArray(written) ? written.flat(9) : []
  if (items.length === 0 && split === 'words' && typeof written === 'string')
    return { because: 'It has characters that only a shell reads' }
  const { value, because } = adviseFields(path, new Map(items.map((item, at) => [at, item])))
  return { ...(value !== undefined && { value: Object.values(value) }), ...(because && { because }) }
}

/**
 * Converts the fields of a group. Returns no value if one of the fields cannot be converted. In place of a group, a text such as
 * `city: Lagos` is one field, and a text without the name of a field is a country.
 */
const adviseFields = (path: Path, written: Written | ReadonlyMap<PropertyKey, Written>): { value?: object; because?: string } => {
  const [, name = 'country', text = written] = typeof written === 'string' ? (/^([\w-]+)\s*[:=\s\uFF1A]\s*(.+)$/.exec(written) ?? []) : []
  const group = written instanceof Map ? written : new Map([[name, text]])
  const parts = [...group].map(([key, part]) => [key, advise([...path, key], part)] as const)
  const because = parts.flatMap(([, each]) => each.because ?? []).join('. ')
  if (parts.length === 0 || parts.some(([, { value }]) => value === undefined)) return {}
  return { value: Object.fromEntries(parts.map(([key, { value }]) => [key, value])), because }
}

/** Converts what the reader wrote to a valid value of the field. Returns no value if the text does not determine one. */
export const advise = (path: Path, written: Written): Conversion => {
  if (!isField(path)) return {}
  const { to, split } = getField(path) ?? {}
  const isList = split && typeof path.at(-1) !== 'number'
  const { value, because } = isList ? adviseItems(path, written, split) : to ? to(written) : adviseFields(path, written)
  return { ...(value !== undefined && isValid(path, value) && { value }), ...(because && { because }) }
}

/** Returns a sentence that asks for a value of the field. Messages use it if the text does not determine a value. */
export const askFor = (path: Path): string => {
  const { ask, split } = getField(path) ?? {}
  if (ask) return `Write ${split && typeof path.at(-1) !== 'number' ? `a list: in each item, ${ask}` : ask}.`
  return `Write its fields below it, without a dash: ${listFieldNames(path).join(', ')}.`
}

export const toLine = (path: Path, value: unknown): string => {
  const name = path.at(-1)
  if (typeof name !== 'string') return JSON.stringify(value)
  return `${/^[A-Za-z_][\w.-]*$/.test(name) ? name : JSON.stringify(name)}: ${JSON.stringify(value)}`
}

/** Returns advice with the corrected line. If the text does not determine a value, the advice asks for a value. */
export const describeFix = (path: Path, written: Written): string => {
  const { value, because } = advise(path, written)
  return `${because ? `${because}. ` : ''}${value === undefined ? askFor(path) : `Write: ${toLine(path, value)}`}`
}

/** Lists the groups in a group, each before its own groups. */
const listGroups = (group: Path): readonly Path[] =>
  listFieldNames(group).flatMap((name) => {
    const path = [...group, name]
    return listFieldNames(path).length > 0 ? [path, ...listGroups(path)] : []
  })

const groups = listGroups([])

const simplify = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const meanings = new Map(Object.entries(otherNames).map(([field, others]) => [field, [field, ...others.split(' ')].map(simplify)]))

/** Finds a field of the nearest group by its name in deploy.yml or in another tool. */
const findByName = (groups: readonly Path[], written: string): Path | undefined => {
  const name = simplify(written)
  for (const group of groups) {
    const field = listFieldNames(group).find((each) => (meanings.get(each) ?? [simplify(each)]).includes(name))
    if (field) return [...group, field]
  }
  return undefined
}

/** Returns whether a name is at least the first half of a field's name, or the whole name with some letters of another alphabet. */
const isBegun = (field: string, name: string) => {
  const letters = Array.from(name)
  const same = letters.filter((letter, at) => letter === field[at]).length
  return (
    same * 2 >= field.length && letters.every((letter, at) => letter === field[at] || (letter > '\x7F' && letters.length === field.length))
  )
}

/** Finds the field meant by a name that is misspelled, incomplete, from another group or another tool, or followed by a unit. */
export const findMeantField = (group: Path, written: string, otherForm?: Form): { path: Path; unit: string } | undefined => {
  const name = removeUnseen(written)
  if (findNote([...group, name])) return undefined
  const isForm = (root: PropertyKey | undefined) => root === 'deploy' || root === 'vm'
  const places = [group, ...groups.filter(([root]) => root !== otherForm && (group.length === 0 || isForm(group[0]) || !isForm(root)))]
  const near = findNearestName(name, listFieldNames(group)) ?? listFieldNames(group).find((field) => isBegun(field, name))
  const path = findByName([group], name) ?? (near === undefined ? findByName(places, name) : [...group, near])
  if (path) return { path, unit: '' }
  const [, plain = '', unit = ''] = /^(.+?)_?([kmgt]i?b|seconds|minutes|hours|days|weeks)$/i.exec(name) ?? []
  const withUnit = unit && findByName(places, plain)
  return withUnit ? { path: withUnit, unit } : undefined
}

/** Finds the field of a form, `deploy` or `vm`, by its name in another tool. */
export const findFieldOfForm = (form: Form, name: string): Path | undefined =>
  findByName(
    groups.filter(([root]) => root === form),
    name,
  )
