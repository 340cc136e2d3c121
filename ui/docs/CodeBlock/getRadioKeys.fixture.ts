import { expect, waitFor } from 'storybook/test'
import type { KeyContext, KeyTests } from '../../fixtures/keyboard.ts'

type Canvas = KeyContext['canvas']

/** Returns the ids of the visible panes. */
export const findShownPanes = (root: Element): (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('div[data-tab]')].filter((pane) => pane.checkVisibility()).map((pane) => pane.dataset['tab'])

const expectChosen = async (canvas: Canvas, name: string) => {
  await waitFor(() => expect(canvas.getByRole('radio', { name, checked: true })).toHaveFocus())
  const radio = canvas.getByRole<HTMLInputElement>('radio', { name })
  await waitFor(() => expect(findShownPanes(radio.closest('figure')!)).toEqual([radio.value]))
}

/** Returns the keyboard tests for tabs with these names. The first tab must be selected. */
export const getRadioKeys = (names: readonly [string, string, ...string[]]): KeyTests => ({
  'Arrow right': async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: names[0] }).focus()
    for (const name of [...names.slice(1), names[0]]) {
      await userEvent.keyboard('{ArrowRight}')
      await expectChosen(canvas, name)
    }
  },
  'Arrow left': async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: names[0] }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expectChosen(canvas, names.at(-1)!)
  },
})
