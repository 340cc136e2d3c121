import { Button, ButtonLink, Faq, Link, Section, TextField, buttonVariants, trimCredentials } from '@onenode/design-system'
import { Heading } from '@onenode/design-system/heading'
import { vars } from '@onenode/design-system/tokens'
import { Parts } from '../../shared/Parts'

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
        <Heading level={1} id="nodes" data-variants={buttonVariants.join(' ')}>
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
        <Parts />
      </Section>
      <Faq
        id="faq"
        title="Questions"
        items={[{ id: 'q1', question: 'What does it cost?', answer: 'Nothing.' }]}
        support={{ label: 'Mail', href: 'mailto:a@b.example' }}
        chat={{ label: 'Chat', href: '/second', disabledReason: '' }}
      />
    </main>
  )
}
