import { world } from '@workspace/api/example-world.ts'

/** Seed whose first identifiers are those of the documentation. */
export const documentedSeed = 0

/** FNV-1a with the finalizer of MurmurHash3. */
const hash = (text: string): number => {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

export const hashToShare = (text: string): number => hash(text) / 2 ** 32

const hashToHex = (text: string, length: number) =>
  Array.from({ length: Math.ceil(length / 8) }, (_, at) => hash(`${text}/${at}`).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, length)

const toUuid = (text: string) => {
  const digits = hashToHex(text, 32)
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`, digits.slice(20)].join('-')
}

const kinds = {
  vm: { form: (text: string) => `0x${hashToHex(text, 40)}`, documented: world.web.id },
  transaction: { form: (text: string) => `0x${hashToHex(text, 64)}`, documented: world.web.termination },
  key: { form: toUuid, documented: world.sshKey.id },
  deployment: { form: toUuid, documented: world.deployment.id },
  container: { form: (text: string) => `c-${hashToHex(text, 8)}`, documented: world.container.id },
  device: { form: toUuid, documented: world.container.device },
} as const

export type Kind = keyof typeof kinds

export const createId = (kind: Kind, seed: number, key: string, counts: Record<string, number>): string => {
  const count = counts[kind] ?? 0
  counts[kind] = count + 1
  const { form, documented } = kinds[kind]
  return seed === documentedSeed && count === 0 ? documented : form(`${seed}/${key}/${kind}/${count}`)
}
