import {
  Button,
  ButtonLink,
  Faq,
  Link,
  Section,
  Tabs,
  TextField,
  buttonVariants,
  iconNames,
  roadmapStatuses,
  stepMarkerStates,
  statusTones,
  tabsVariants,
  trimCredentials,
} from '@onenode/design-system'
import { Heading } from '@onenode/design-system/heading'
import { vars } from '@onenode/design-system/tokens'
import { Parts } from '../../shared/Parts'
import { Counter } from './counter'

const lists = [buttonVariants, iconNames, roadmapStatuses, stepMarkerStates, statusTones, tabsVariants]

export default function Page() {
  return (
    <main>
      <p id="host" className="mb-6 p-4">
        The host's own paragraph
      </p>
      <ul id="list" className="list-disc pl-5">
        <li>One</li>
      </ul>
      <Section labelledBy="nodes">
        <Heading level={1} id="nodes" data-variants={buttonVariants.join(' ')} data-lists={lists.map((list) => list.length).join(' ')}>
          Nodes in Lagos
        </Heading>
        <p id="inside" className="mb-6">
          {trimCredentials({ host: ' https://a.example/ ', key: '' }).host} {vars.color.canvas}
        </p>
        <Link href="/second">Second page</Link>
        <ButtonLink href="https://outside.example">Outside</ButtonLink>
        <Button type="submit" aria-label="Send it">
          Send
        </Button>
        <TextField name="email" label="Email" type="email" />
        <TextField name="email" label="Other email" type="email" />
        <Tabs
          label="Languages"
          items={[
            { id: 'a', label: 'A', content: 'first' },
            { id: 'b', label: 'B', content: 'second' },
          ]}
        />
        <Counter />
        <Parts />
      </Section>
      <Faq
        id="faq"
        title="Questions"
        items={[
          { id: 'q1', question: 'What does it cost?', answer: 'Nothing.' },
          { id: 'q2', question: 'Where are the nodes?', answer: 'In Lagos.' },
        ]}
        support={{ label: 'Mail', href: 'mailto:a@b.example' }}
        chat={{ label: 'Chat', href: '/second', disabledReason: '' }}
      />
    </main>
  )
}
