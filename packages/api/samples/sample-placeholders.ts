import { brand } from '@workspace/tokens/brand.ts'

interface SamplePlaceholders {
  placeholders: { host: string; key: string }
  /** Expressions that stand for the key in a sample. When the reader's key replaces one, `before` and `after` are put around it. */
  keyForms: readonly { text: string; before?: string; after?: string }[]
}

/** Key in the samples if the reader has not entered one. */
const keyVariable = '$ONENODE_API_KEY'

/** Key in the sample of config.json. */
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
