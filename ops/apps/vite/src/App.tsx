import { Faq, Heading, Link, Text } from '@onenode/design-system'
import { Parts } from '../../shared/Parts'

export function App() {
  return (
    <main data-theme="dark">
      <p id="host">The host's own paragraph</p>
      <ul id="list">
        <li>One</li>
      </ul>
      <Heading level={1}>Nodes in Lagos</Heading>
      <Text>
        Text{' '}
        <Link href="https://outside.example" target="_self">
          outside
        </Link>
      </Text>
      <Faq
        id="questions"
        title="Asked by renters."
        items={[
          { id: 'stop', question: 'Can I stop a machine?', answer: 'At any time.' },
          { id: 'refund', question: 'Is there a refund?', answer: 'Not for part of a day.' },
        ]}
      />
      <Parts />
    </main>
  )
}
