import { brand } from '@workspace/tokens/brand.ts'

interface SamplePlaceholders {
  placeholders: { host: string; key: string }
  /** Each form of the key in a sample, and the quotes of a key that is written out. */
  keyForms: readonly { text: string; before?: string; after?: string }[]
}

/** Key in the samples when the reader entered none. */
const keyVariable = '$ONENODE_API_KEY'

/** The same in config.json. */
export const keyInConfig = 'your-api-key'

/** Host and key as the samples print them. */
export const samplePlaceholders: SamplePlaceholders = {
  placeholders: { host: brand.apiHost, key: keyVariable },
  keyForms: [
    { text: keyVariable },
    { text: keyInConfig },
    { text: '${process.env.ONENODE_API_KEY}' },
    { text: "process.env.ONENODE_API_KEY ?? ''", before: "'", after: "'" },
    { text: `f"Bearer {os.environ['ONENODE_API_KEY']}"`, before: '"Bearer ', after: '"' },
    { text: 'os.environ["ONENODE_API_KEY"]', before: '"', after: '"' },
  ],
}
