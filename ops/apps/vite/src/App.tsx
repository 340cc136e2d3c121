import { Button, Faq, Heading, Link, Text } from '@onenode/design-system'
import { useState } from 'react'
import { Parts } from '../../shared/Parts'

export function App() {
  const [count, setCount] = useState(0)
  return (
    <main data-theme="dark" id="island">
      <p id="host" className="mb-6 p-4">
        The host's own paragraph
      </p>
      <ul id="list" className="list-disc">
        <li>One</li>
      </ul>
      <Heading level={1}>Nodes in Lagos</Heading>
      <Text>
        Text{' '}
        <Link href="https://outside.example" target="_self">
          outside
        </Link>
      </Text>
      <p id="inside" className="mb-6">
        A paragraph
      </p>
      <Faq
        id="questions"
        title="Asked by renters."
        items={[
          { id: 'stop', question: 'Can I stop a machine?', answer: 'At any time.' },
          { id: 'refund', question: 'Is there a refund?', answer: 'Not for part of a day.' },
        ]}
      />
      <Button id="count" onClick={(event) => setCount(count + (event.currentTarget.id === 'count' ? 1 : 100))}>{`Clicked ${count}`}</Button>
      <Parts />
    </main>
  )
}
