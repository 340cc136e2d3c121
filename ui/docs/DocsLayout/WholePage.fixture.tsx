import { Callout } from '../Callout/Callout.tsx'
import { placeholders, samples } from '../CodeBlock/fixture.ts'
import { CodeTabs } from '../CodeTabs/CodeTabs.tsx'
import { codeTexts, copyTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { DocHeading } from '../DocHeading/DocHeading.tsx'
import { Endpoint } from '../Endpoint/Endpoint.tsx'
import { FieldTable } from '../FieldTable/FieldTable.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { ResponseTabs } from '../ResponseTabs/ResponseTabs.tsx'
import { CredentialsProvider } from '../Credentials/CredentialsProvider.tsx'

const link = { ...copyTexts, label: 'Link to' }
const fields = { name: 'Field', type: 'Type', meaning: 'Meaning', required: 'required' }

/** Text of the page in the picture, from the stories' world. */
export const wholePage = (
  <CredentialsProvider placeholders={placeholders}>
    <Prose>
      <Endpoint method="POST" path="/machines" verified="samples checked" />
      <CodeTabs
        label="Language"
        items={[
          { id: 'curl', label: 'cURL', lines: samples.curl },
          { id: 'typescript', label: 'TypeScript', lines: samples.typescript },
          { id: 'python', label: 'Python', lines: samples.python },
          { id: 'cli', label: 'CLI', lines: samples.cli },
        ]}
        texts={codeTexts}
      />
      <DocHeading level={2} id="request-body" copy={link}>
        Request body
      </DocHeading>
      <FieldTable
        caption="Request body"
        texts={fields}
        rows={[
          { name: 'instances', type: 'integer', required: true, meaning: 'How many identical machines to start. At least 1.' },
          { name: 'machine.name', type: 'string', required: true, meaning: 'Name shown in lists.' },
          { name: 'machine.ports', type: 'array', meaning: 'Up to 50 ports, TCP or UDP.' },
        ]}
      />
      <Callout title="One day is prepaid.">
        <p>Billing runs once a day, in full days. The balance is checked before the machine starts.</p>
      </Callout>
      <DocHeading level={2} id="response" copy={link}>
        Response
      </DocHeading>
      <ResponseTabs
        label="Response"
        items={[
          { status: 200, lines: samples.answer },
          { status: 400, lines: samples.failure('instances must be at least 1') },
          { status: 403, lines: samples.failure('the key is not known') },
          { status: 500, lines: samples.failure('try again later') },
        ]}
        texts={codeTexts}
      />
    </Prose>
  </CredentialsProvider>
)
