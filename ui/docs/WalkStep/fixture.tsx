import { codeTexts } from '../../elements/CopyButton/clipboard.fixture.ts'
import { samples } from '../CodeBlock/fixture.ts'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { CodeTabs } from '../CodeTabs/CodeTabs.tsx'
import { WalkCall, type WalkCallProps } from './WalkCall.tsx'
import type { WalkStepProps } from './WalkStep.tsx'

export const walkTexts = { send: 'Send', again: 'Send again', note: 'Your browser responds.', documented: 'As documented' }

export const walkCall = {
  texts: walkTexts,
  request: (
    <CodeTabs
      label="Language"
      call={{ method: 'POST', path: '/machines' }}
      items={[
        { id: 'curl', label: 'cURL', lines: samples.curl },
        { id: 'python', label: 'Python', lines: samples.python },
      ]}
      texts={codeTexts}
    />
  ),
  example: <CodeBlock title="Response 200" lines={samples.answer} texts={codeTexts} />,
  onSend: () => {},
} satisfies WalkCallProps

export const walkStep = {
  id: 'order',
  number: 2,
  title: 'Order the machine',
  call: { method: 'POST', path: '/machines' },
  state: 'current',
  open: true,
  onOpenChange: () => {},
  children: (
    <>
      <p>The order charges the first day:</p>
      <WalkCall {...walkCall} />
    </>
  ),
} satisfies WalkStepProps
