import { utf8, type Bytes } from './bytes.ts'
import { checkNames, leafCount, type Change, type Check, type Evidence, type Example, type Verdict } from './evidence.ts'
import { sign, verify } from './signature.ts'
import { climb, leafHash, levelsOf, partOf, pathOf, split } from './tree.ts'

const since = (start: number) => Math.round((performance.now() - start) * 10) / 10

/** Commits to a text and signs the commitment. */
export async function prove(text: string): Promise<Evidence> {
  const start = performance.now()
  const leaves = await Promise.all(split(utf8(text), leafCount).map(leafHash))
  const levels = await levelsOf(leaves)
  const root = levels.at(-1)![0]!
  return { leaves, levels, root, ...(await sign(root)), ms: since(start) }
}

/** Checks data against its evidence: leaf hashes match the data, paths lead to the root, the signature matches the root. */
export async function validate(evidence: Evidence, data: Bytes): Promise<Verdict> {
  const start = performance.now()
  const { levels, root } = evidence
  const parts = split(data, leafCount)
  const failing = async (holds: (part: Bytes, at: number) => Promise<boolean>): Promise<Check> => {
    const held = await Promise.all(parts.map((part, at) => holds(part, at).catch(() => false)))
    return { ok: held.every(Boolean), at: held.flatMap((holds, at) => (holds ? [] : [at])) }
  }
  const [leaf, path, signed] = await Promise.all([
    failing(async (part, at) => (await leafHash(part)) === evidence.leaves[at]),
    failing(async (_, at) => (await climb(evidence.leaves[at]!, pathOf(levels, at))) === root),
    verify(evidence, root),
  ])
  const checks = { leaf, path, signature: { ok: signed, at: [] } }
  return { ...checks, reason: checkNames.find((name) => !checks[name].ok) ?? null, ms: since(start) }
}

/** Golden ratio, by which consecutive turns take bytes far apart. */
const golden = 0.618034

/** Flips the lowest bit of one byte, a different one each turn; null for empty data. */
export function changeByte(data: Bytes, turn: number): { data: Bytes; change: Change } | null {
  if (data.length === 0) return null
  const offset = Math.floor(((turn + 1) * golden * data.length) % data.length)
  const changed = data.slice()
  const from = data[offset]!
  const to = from ^ 1
  changed[offset] = to
  return { data: changed, change: { offset, leaf: partOf(offset, data.length, leafCount), from, to } }
}

/** Creates a worked example with real, validated values, for content that is written once. */
export async function exampleOf(text: string): Promise<Example> {
  const evidence = await prove(text)
  return { text, evidence, verdict: await validate(evidence, utf8(text)) }
}
