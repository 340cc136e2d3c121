import { fromHex, join, sha256, toHex, type Bytes } from './bytes.ts'

/** Prefixes from RFC 6962, section 2.1, which give a leaf and a node different hashes even if their content is the same. */
const prefix = { leaf: Uint8Array.of(0), node: Uint8Array.of(1) } as const

export type Levels = readonly (readonly string[])[]

export interface Step {
  side: 'left' | 'right'
  hash: string
}

export const hashLeaf = async (data: Bytes): Promise<string> => toHex(await sha256(join(prefix.leaf, data)))

const hashNode = async (left: string, right: string): Promise<string> =>
  toHex(await sha256(join(prefix.node, fromHex(left), fromHex(right))))

const hashPairs = (level: readonly string[]): Promise<string[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(level.length / 2) }, async (_, at) => {
      const [left, right] = [level[at * 2]!, level[at * 2 + 1]]
      return right === undefined ? left : hashNode(left, right)
    }),
  )

/** As in RFC 6962, a node without a sibling moves up unchanged. */
export async function hashLevels(leaves: readonly string[]): Promise<string[][]> {
  if (leaves.length === 0) return [[toHex(await sha256(new Uint8Array()))]]
  if (leaves.length === 1) return [[...leaves]]
  return [[...leaves], ...(await hashLevels(await hashPairs(leaves)))]
}

export const getProofPath = (levels: Levels, leaf: number): Step[] =>
  levels.slice(0, -1).flatMap((level, height): Step[] => {
    const at = leaf >> height
    const hash = level[at ^ 1]
    return hash === undefined ? [] : [{ side: at % 2 ? 'left' : 'right', hash }]
  })

export const climb = (leaf: string, path: readonly Step[]): Promise<string> =>
  path.reduce(
    async (below, { side, hash }) => (side === 'left' ? hashNode(hash, await below) : hashNode(await below, hash)),
    Promise.resolve(leaf),
  )
