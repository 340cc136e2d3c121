import type { ReactNode } from 'react'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { SocialCard } from './SocialCard.tsx'

/** Shown at a third of its size, which is fixed. */
const small = (card: ReactNode) => (
  <div data-theme="light" style={{ zoom: 0.33, inlineSize: 'fit-content', outline: '4px solid var(--onenode-color-line)' }}>
    {card}
  </div>
)

export const guide = {
  use: 'The picture beside a shared link: 1200 × 630 pixels, drawn into an image when the site is built, always in the light colors and from left to right. A title above 45 characters is set smaller.',
  avoid: 'Not on a page: it has one size, one theme and no headings. Take `Hero` at the head of a page and `Section` below it.',
  do: [
    {
      show: small(<SocialCard name="Meridian" title="A day is charged at 17:55 UTC" label="meridian.example/docs/balance" />),
      because: 'It is read at the size of a thumb: a few words, and the address that they belong to.',
    },
  ],
  dont: [
    {
      show: small(
        <SocialCard
          name="Meridian"
          title="Everything that there is to know about renting GPUs, machines and containers in Lagos, Haifa and Lviv"
          label="Read more"
        />,
      ),
      because: 'Nobody reads four lines in a preview, and “Read more” is no fact.',
    },
  ],
  keyboard: [],
} satisfies Guide
