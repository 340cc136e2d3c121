import type { Guide } from '../../../.storybook/guides/guide.ts'
import { FrontDoor } from './FrontDoor.tsx'
import { ProductFigure } from './ProductFigure.tsx'

export const guide = {
  use: 'The first page of a documentation: what it is beside a sample that runs, a card for each product, then sections as wide as the page.',
  avoid: 'Not for a guide, whose text is one column: write it in `Prose`. Not for a call, which is a `CallSection`.',
  do: [
    {
      show: (
        <FrontDoor of="card">
          <FrontDoor of="figure">
            <ProductFigure of="machine" />
          </FrontDoor>
          <FrontDoor of="body">A machine that you connect to by SSH.</FrontDoor>
        </FrontDoor>
      ),
      because: 'The figure says in a glance what the sentence says in words.',
    },
  ],
  dont: [
    {
      show: (
        <FrontDoor of="section">
          <FrontDoor of="card">
            <FrontDoor of="body">Read more about everything.</FrontDoor>
          </FrontDoor>
        </FrontDoor>
      ),
      because: 'A card without a figure and a fact is a link with a frame.',
    },
  ],
  keyboard: [],
} satisfies Guide
