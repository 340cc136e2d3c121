import { utf8, type Bytes } from './bytes.ts'
import { checkNames, leafCount, type Check, type Evidence, type Example, type Verdict } from './evidence.ts'
import { split } from './parts.ts'
import { sign, verify } from './signature.ts'
import { climb, hashLeaf, hashLevels, getProofPath, type Levels } from './tree.ts'

const measureSince = (start: number) => Math.round((performance.now() - start) * 10) / 10

export const buildTree = async (data: Bytes): Promise<Levels> => hashLevels(await Promise.all(split(data, leafCount).map(hashLeaf)))

export async function prove(text: string): Promise<Evidence> {
  const start = performance.now()
  const levels = await buildTree(utf8(text))
  const root = levels.at(-1)![0]!
  return { leaves: levels[0]!, levels, root, ...(await sign(root)), ms: measureSince(start) }
}

export async function validate(evidence: Evidence, data: Bytes): Promise<Verdict> {
  const start = performance.now()
  const { levels, root } = evidence
  const own = await buildTree(data)
  const findFailures = async (holds: (leaf: string, at: number) => Promise<boolean>): Promise<Check> => {
    const held = await Promise.all(own[0]!.map((leaf, at) => holds(leaf, at).catch(() => false)))
    return { ok: held.every(Boolean), at: held.flatMap((holds, at) => (holds ? [] : [at])) }
  }
  const [leaf, path, signed] = await Promise.all([
    findFailures(async (hash, at) => hash === evidence.leaves[at]),
    findFailures(async (hash, at) => (await climb(hash, getProofPath(levels, at))) === root),
    verify(evidence, own.at(-1)![0]!),
  ])
  const checks = { leaf, path, signature: { ok: signed, at: [] } }
  return { ...checks, reason: checkNames.find((name) => !checks[name].ok) ?? null, ms: measureSince(start) }
}

export async function createExample(text: string): Promise<Example> {
  const evidence = await prove(text)
  return { text, evidence, verdict: await validate(evidence, utf8(text)) }
}
