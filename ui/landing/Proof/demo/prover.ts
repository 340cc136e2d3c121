import type { Change, Evidence, Verdict } from '../../merkle/evidence.ts'

/** Cause of a result; only the reader's own actions are announced. */
export type Cause = 'arrival' | 'edit' | 'tamper' | 'restore'

/** Proof of a text with its verdict. */
export interface Result {
  cause: Cause
  text: string
  evidence: Evidence
  verdict: Verdict
  change?: Change
}

const maths = async () => {
  const [proof, { utf8 }] = await Promise.all([import('../../merkle/proof.ts'), import('../../merkle/bytes.ts')])
  return { ...proof, utf8 }
}

/**
 * Creates the operations of the demo. The maths is loaded with the first proof. Only the latest operation shows its result, or null when it
 * failed.
 */
export function prover(show: (result: Result | null) => void) {
  let latest = 0
  let changes = 0
  let signed: Promise<{ text: string; evidence: Evidence }> | undefined

  const sign = (text: string) => {
    signed = maths().then(async ({ prove }) => ({ text, evidence: await prove(text) }))
    return signed
  }
  const run = async (work: () => Promise<Result>) => {
    const mine = ++latest
    const result = await work().catch(() => null)
    if (mine === latest) show(result)
  }
  const validated = async (cause: Cause, { text, evidence }: { text: string; evidence: Evidence }): Promise<Result> => {
    const { utf8, validate } = await maths()
    return { cause, text, evidence, verdict: await validate(evidence, utf8(text)) }
  }
  return {
    /** Proves the initial text, once. */
    arrive: async (text: string) => {
      if (!signed) await run(async () => validated('arrival', await sign(text)))
    },
    /** Proves a changed text. */
    edit: (text: string) => run(async () => validated('edit', await sign(text))),
    /** Changes a byte of the data after signing, a different one each time. */
    tamper: (text: string) =>
      run(async () => {
        const { evidence, text: original } = await (signed ?? sign(text))
        const { changeByte, utf8, validate } = await maths()
        const { data, change } = changeByte(utf8(original), changes++) ?? { data: utf8(original), change: undefined }
        return { cause: 'tamper', text: original, evidence, verdict: await validate(evidence, data), change }
      }),
    /** Validates the data as it was signed. */
    restore: (text: string) => run(async () => validated('restore', await (signed ?? sign(text)))),
  }
}
