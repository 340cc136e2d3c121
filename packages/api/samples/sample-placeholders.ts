import { brand } from '@workspace/tokens/brand.ts'

interface SamplePlaceholders {
  placeholders: { host: string; key: string }
  /** The reader's key replaces the `text`, with `before` and `after` around it. */
  keyForms: readonly { text: string; before?: string; after?: string }[]
}

/** Used if the reader has not entered a key. */
const keyVariable = '$ONENODE_API_KEY'

export const keyInConfig = 'your-api-key'

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
