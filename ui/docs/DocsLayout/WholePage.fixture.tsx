import { Callout } from '../Callout/Callout.tsx'
import { placeholders, samples } from '../CodeBlock/fixture.ts'
import { CodeTabs } from '../CodeTabs/CodeTabs.tsx'
import { codeTexts, copyTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { DocHeading } from '../DocHeading/DocHeading.tsx'
import { Endpoint } from '../Endpoint/Endpoint.tsx'
import { fieldTexts } from '../FieldTable/fixture.ts'
import { FieldTable } from '../FieldTable/FieldTable.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { ResponseTabs } from '../ResponseTabs/ResponseTabs.tsx'
import { CredentialsProvider } from '../Credentials/CredentialsProvider.tsx'

const link = { ...copyTexts, label: 'Link to' }

/** Text of the sample page. */
export const wholePage = (
  <CredentialsProvider placeholders={placeholders}>
    <Prose>
      <Endpoint method="POST" path="/machines" verified="samples checked" />
      <CodeTabs
        label="Language"
        call={{ method: 'POST', path: '/machines' }}
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
        title="Body"
        texts={fieldTexts}
        rows={[
          { name: 'instances', type: 'integer', required: true, meaning: 'How many identical machines to start. At least 1.' },
          {
            name: 'machine',
            type: 'object',
            required: true,
            meaning: 'The machine.',
            fields: [
              { name: 'name', type: 'string', required: true, meaning: 'Name shown in lists.' },
              { name: 'ports', type: 'array', meaning: 'Up to 50 ports, TCP or UDP.' },
            ],
          },
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
          { status: 200, words: 'OK', meaning: 'The machine starts.', lines: samples.answer },
          { status: 400, words: 'Bad Request', lines: samples.failure('instances must be at least 1') },
          { status: 403, words: 'Forbidden', lines: samples.failure('the key is not known') },
          { status: 500, words: 'Server Error', lines: samples.failure('try again later') },
        ]}
        texts={codeTexts}
      />
    </Prose>
  </CredentialsProvider>
)
