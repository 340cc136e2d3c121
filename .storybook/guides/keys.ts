/** The two ways to press keys that a keyboard row needs. */
export interface Keys {
  tab: (options?: { shift?: boolean }) => Promise<void>
  keyboard: (keys: string) => Promise<unknown>
}

/** The browser's own keys in tests. Storybook itself cannot press them, so `user-event` imitates them there. */
export const keys: { real?: Keys } = {}

/** `user-event` does not toggle a summary on Enter and Space. */
const imitated = (userEvent: Keys): Keys => ({
  tab: userEvent.tab,
  keyboard: async (pressed) => {
    await userEvent.keyboard(pressed)
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('summary') && /^(\{Enter\}| )$/.test(pressed)) activeElement.click()
  },
})

/** Real keys where there are some, else imitated ones. */
export const keysOf = (userEvent: Keys): Keys => keys.real ?? imitated(userEvent)

/** Moves the focus to where a reader starts: before the first element of the page. */
export function focusStart({ body }: Document): void {
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
  body.blur()
}
