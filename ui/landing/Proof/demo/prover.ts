import { utf8 } from '../../merkle/bytes.ts'
import { changeByte } from '../../merkle/characters.ts'
import type { Change, Evidence, Example, Verdict } from '../../merkle/evidence.ts'
import type { Levels } from '../../merkle/tree.ts'

/** What caused a result. Only the reader's own actions are announced. */
export type Cause = 'arrival' | 'edit' | 'tamper' | 'restore'

export interface Result {
  cause: Cause
  text: string
  levels: Levels
  evidence: Evidence
  verdict: Verdict
  change?: Change
}

interface Signed {
  text: string
  evidence: Evidence
}

const loadProof = () => import('../../merkle/proof.ts')

/** Only the latest operation calls `show`, with null if it failed. */
export function createProver(example: Example, show: (result: Result | null) => void) {
  let latest = 0
  let changes = 0
  let signed: Promise<Signed> | undefined

  const createEvidence = async (text: string): Promise<Evidence> => {
    const { prove, validate } = await loadProof()
    const known = text === example.text && (await validate(example.evidence, utf8(text))).reason === null
    return known ? example.evidence : prove(text)
  }
  const sign = (text: string) => {
    signed = createEvidence(text).then((evidence) => ({ text, evidence }))
    return signed
  }
  const run = async (work: () => Promise<Result>) => {
    const mine = ++latest
    const result = await work().catch(() => null)
    if (mine === latest) show(result)
  }
  const validateResult = async (cause: Cause, { text, evidence }: Signed, changed = text): Promise<Result> => {
    const { buildTree, validate } = await loadProof()
    const data = utf8(changed)
    const [levels, verdict] = await Promise.all([buildTree(data), validate(evidence, data)])
    return { cause, text: changed, levels, evidence, verdict }
  }
  return {
    arrive: async (text: string) => {
      if (!signed) await run(async () => validateResult('arrival', await sign(text)))
    },
    edit: (text: string) => run(async () => validateResult('edit', await sign(text))),
    /** Changes a different byte on each call. */
    tamper: (text: string) =>
      run(async () => {
        const original = await (signed ?? sign(text))
        const changed = changeByte(original.text, changes++)
        return { ...(await validateResult('tamper', original, changed?.text)), change: changed?.change }
      }),
    restore: (text: string) => run(async () => validateResult('restore', await (signed ?? sign(text)))),
  }
}
