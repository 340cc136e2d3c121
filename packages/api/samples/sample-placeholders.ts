import { brand } from '@workspace/tokens/brand.ts'

interface SamplePlaceholders {
  placeholders: { host: string; key: string }
  /** Placeholders for the key in a sample, with the quotes to put around a key that replaces the placeholder. */
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
