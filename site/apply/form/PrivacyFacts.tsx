import { FactList } from '#ui/form/FactList/FactList.tsx'
import { words } from '../words/form.ts'
import { fieldNames, getShortLabel } from '@workspace/application/rules/fields.ts'
import { Prose } from './Prose.tsx'

const { privacy: text } = words
const figures = { readers: import.meta.env.APPLICATION_READERS, retentionDays: import.meta.env.APPLICATION_RETENTION_DAYS }

const received = `${fieldNames.map(getShortLabel).join(', ')}. ${text.and} ${[...Object.values(text.others), text.network].join('; ')}.`

export const PrivacyFacts = () => (
  <FactList
    level={3}
    title={text.title}
    lead={text.lead(figures)}
    summary={text.summary}
    items={[
      { name: text.fields, text: received },
      { name: text.readers, text: text.readersText(figures) },
      { name: text.kept, text: text.keptText(figures) },
      { name: text.erased, text: <Prose parts={text.erasedText} /> },
    ]}
  />
)
