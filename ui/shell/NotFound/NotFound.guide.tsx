import { expect } from 'storybook/test'
import type { Guide } from '../../../.storybook/guides/guide.ts'
import { NotFound } from './NotFound.tsx'

export const guide = {
  use: 'What stands at an address that leads nowhere: what happened, one way on, and pages that the reader may have meant. It fills the main part of `Page`.',
  avoid: 'Not when something broke: take `ErrorScreen`. Not for an empty list or a search without results: say it there, with `Text`.',
  do: [
    {
      show: (
        <NotFound
          code="404"
          title="There is no such machine"
          text="The address is mistyped, or the machine was deleted."
          action={{ href: '#all', label: 'See all machines' }}
          suggestions={{ title: 'Similar machines', links: [{ href: '#lagos-1', label: 'lagos-1' }] }}
        />
      ),
      because: 'It says in words what happened and why, and each way on says where it leads.',
    },
  ],
  dont: [
    {
      show: <NotFound code="404" title="Error 404" action={{ href: '#ok', label: 'OK' }} />,
      because: 'The code explains nothing a second time, and “OK” leads nowhere.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the ways on, then through the suggestions.',
      test: async ({ canvas, userEvent }) => {
        canvas.getByRole('main').focus()
        for (const name of ['Return to start', 'All guides', 'Guide', 'API reference', 'Plan']) {
          await userEvent.tab()
          await expect(document.activeElement).toHaveAccessibleName(name)
        }
      },
    },
  ],
} satisfies Guide
