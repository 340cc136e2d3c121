/** One wrong edit of a component's logic. Its stories or unit tests must notice. */
export interface Mutant {
  file: string
  /** Text that is in the file exactly once. */
  search: string
  replacement: string
  /** The folders whose stories and tests must notice; without it that of the component. */
  tests?: readonly string[]
}

const key = Symbol.for('onenode.mutant')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape is that of a constant object
const shared = globalThis as { [key]?: Mutant | undefined }

/** The edit that the tests run against. Vite loads its configuration as a module of its own, so this lives outside modules. */
export const broken = {
  get now(): Mutant | undefined {
    return shared[key]
  },
  set now(mutant: Mutant | undefined) {
    shared[key] = mutant
  },
  /** The text of a file with the edit. */
  edit(code: string, { file, search, replacement }: Mutant): string {
    const parts = code.split(search)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${search}`)
    return parts.join(replacement)
  },
}
