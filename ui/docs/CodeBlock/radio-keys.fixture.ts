import { expect, waitFor } from 'storybook/test'
import type { KeyboardRow } from '../../../.storybook/guides/guide.ts'

type Canvas = Parameters<KeyboardRow['test']>[0]['canvas']

/** Panes that the reader sees, by their ids. */
export const shownPanes = (root: Element): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('div[data-tab]')].filter((pane) => pane.checkVisibility()).map((pane) => pane.dataset['tab'])

const expectChosen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
  const radio = canvas.getByRole<HTMLInputElement>('radio', { name })
  await waitFor(() => expect(shownPanes(radio.closest('figure')!)).toEqual([radio.value]))
}

/** Keyboard rows of tabs with these names, of which the first is chosen. */
export const radioKeys = (names: readonly [string, string, ...string[]]): KeyboardRow[] => [
  {
    keys: 'Arrow right',
    does: 'Chooses the next tab, after the last one the first.',
    test: async ({ canvas, userEvent }) => {
      canvas.getByRole('radio', { name: names[0] }).focus()
      for (const name of [...names.slice(1), names[0]]) {
        await userEvent.keyboard('{ArrowRight}')
        await expectChosen(canvas, name)
      }
    },
  },
  {
    keys: 'Arrow left',
    does: 'Chooses the previous tab, before the first one the last.',
    test: async ({ canvas, userEvent }) => {
      canvas.getByRole('radio', { name: names[0] }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expectChosen(canvas, names.at(-1)!)
    },
  },
]
