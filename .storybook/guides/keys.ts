/** Ways to press keys in a keyboard row. */
export interface Keys {
  tab: (options?: { shift?: boolean }) => Promise<void>
  keyboard: (keys: string) => Promise<unknown>
}

/** Real keys of the test browser. Storybook itself cannot press them, so `user-event` imitates them there. */
export const keys: { real?: Keys } = {}

/** Adds Enter and Space on a summary, which `user-event` does not toggle. */
const imitated = (userEvent: Keys): Keys => ({
  tab: userEvent.tab,
  keyboard: async (pressed) => {
    await userEvent.keyboard(pressed)
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('summary') && /^(\{Enter\}| )$/.test(pressed)) activeElement.click()
  },
})

/** Real keys in tests, imitated ones in Storybook. */
export const keysOf = (userEvent: Keys): Keys => keys.real ?? imitated(userEvent)

/** Moves the focus before the first element of the page. */
export function focusStart({ body }: Document): void {
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
  body.blur()
}
