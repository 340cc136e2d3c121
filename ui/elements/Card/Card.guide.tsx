import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

export const guide = {
  use: 'A card shows one of several things of a kind, such as a node, an offer or a plan. Place cards in a `Grid`.',
  avoid: 'Not for a remark in a text: take `Callout`. Not for a whole section: take `Section`.',
  do: [
    {
      show: (
        <Card title="A100, Lagos" actions={<Button size="small">Rent</Button>}>
          <Text>8 GPUs free</Text>
        </Card>
      ),
      because: 'A name, the facts, one thing to do.',
    },
  ],
  dont: [
    {
      show: (
        <Card title="Offer">
          <Card title="A100" level={4}>
            <Text>8 GPUs free</Text>
          </Card>
        </Card>
      ),
      because: 'A box in a box: nobody sees what belongs together.',
    },
  ],
  keyboard: [],
} satisfies Guide
