import { expect, fn, within } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { Heading } from '../../elements/Heading/Heading.tsx'
import { Section } from '../../elements/Section/Section.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { footer } from '../Footer/fixture.ts'
import { Footer } from '../Footer/Footer.tsx'
import { header } from '../Header/fixture.ts'
import { Header } from '../Header/Header.tsx'
import { Page } from './Page.tsx'

export const guide = {
  use: 'The frame of a page: the skip link, the header, the main part, and a footer that stands at the end of the window even under a short text.',
  avoid:
    'Not for documentation: take `DocsLayout`, with its navigation and contents. Not inside another page: `Section` parts its text, `NotFound` and `ErrorScreen` fill it.',
  do: [
    {
      show: (
        <Page
          skipLabel="Skip to the regions"
          header={<Header {...header} navLabel="Main, in the page" />}
          footer={<Footer {...footer} columns={[]} />}
        >
          <Section labelledBy="page-do" animateOnScroll={false}>
            <Heading level={1} id="page-do">
              Lagos, Haifa and Lviv
            </Heading>
          </Section>
        </Page>
      ),
      because: 'One h1 in the main part, and the label of the skip link says where it leads.',
    },
  ],
  dont: [
    {
      show: (
        <article aria-label="A page without Page">
          <Header {...header} navLabel="Main, without a page" />
          <Text>Lagos, Haifa and Lviv.</Text>
        </article>
      ),
      because: 'A header and a text by themselves: no main part, no h1, and the keyboard passes through every link of the header first.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Stops at the skip link, which comes into sight, then at the header.',
      test: async ({ canvas, userEvent }) => {
        const skip = canvas.getByRole('link', { name: 'Skip to content' })
        await userEvent.tab()
        await expect(skip).toHaveFocus()
        await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
        await userEvent.tab()
        await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Meridian, home' })).toHaveFocus()
        await expect(skip.getBoundingClientRect().bottom).toBeLessThan(0)
      },
    },
    {
      keys: 'Enter',
      does: 'On the skip link: leads past the header to the main part, which takes the focus.',
      test: async ({ canvas, userEvent }) => {
        const skip = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Skip to content' })
        const main = canvas.getByRole('main')
        // A test may not navigate: this checks the link and focuses its target, as a browser does.
        const followed = fn((event: Event) => event.preventDefault())
        skip.addEventListener('click', followed, { once: true })
        await userEvent.tab()
        await userEvent.keyboard('{Enter}')
        await expect(followed).toHaveBeenCalledOnce()
        await expect(skip.hash).toBe(`#${main.id}`)
        main.focus()
        await expect(main).toHaveFocus()
      },
    },
  ],
} satisfies Guide
