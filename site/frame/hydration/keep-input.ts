type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

export const isCheck = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const findControls = (root: Element) =>
  [...root.querySelectorAll<Control>('form :is(input, select, textarea)')].filter(({ name }) => name !== '')

const findSuccessor = (root: Element, old: Control) =>
  findControls(root).find(({ name, type, value }) => name === old.name && type === old.type && (!isCheck(old) || value === old.value))

/** Copies the value of an element that React replaced to the new element, and fires `input` and `change`, so that React notices. */
function copyAnswer(old: Control, next: Control) {
  if (isCheck(old) && isCheck(next)) {
    if (old.checked !== old.defaultChecked && old.checked !== next.checked) next.click()
    return
  }
  const served = old instanceof HTMLSelectElement ? undefined : old.defaultValue
  if (old.value === served || old.value === next.value) return
  const kind = [HTMLSelectElement, HTMLTextAreaElement].find((each) => next instanceof each) ?? HTMLInputElement
  // Uses the setter of the prototype, so that React notices the change.
  Reflect.set(kind.prototype, 'value', old.value, next)
  for (const type of ['input', 'change']) next.dispatchEvent(new Event(type, { bubbles: true }))
}

function copyCaret(old: Control, next: Control) {
  if (old instanceof HTMLSelectElement || next instanceof HTMLSelectElement || isCheck(old)) return
  const { selectionStart, selectionEnd, selectionDirection } = old
  // `selectionStart` is null for email fields, because browsers don't report their caret position.
  if (selectionStart !== null && next.selectionStart !== null)
    next.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/**
 * Keeps the answers, focus and caret of the page's form when React replaces elements that an extension or a translation has changed. The
 * new element takes over the state of the old element before the browser paints. Ends when the visitor opens another page.
 */
export function keepInput(root: Element): void {
  const { pathname } = location
  let controls = findControls(root)
  if (controls.length === 0) return
  const active = document.activeElement
  let focused = isControl(active) ? active : undefined
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  const takeOver = () => {
    if (location.pathname !== pathname) {
      observer.disconnect()
      listening.abort()
      return
    }
    controls = controls.map((old) => {
      const next = old.isConnected ? undefined : findSuccessor(root, old)
      if (!next) return old
      copyAnswer(old, next)
      if (old === focused) {
        focused = next
        next.focus({ preventScroll: true })
        copyCaret(old, next)
      }
      return next
    })
  }
  const observer = new MutationObserver(takeOver)
  observer.observe(root, { childList: true, subtree: true })

  addEventListener('focusin', ({ target }) => (focused = isControl(target) ? target : undefined), options)
  addEventListener(
    'focusout',
    ({ target }) =>
      setTimeout(() => {
        if (target === focused && focused?.isConnected && document.activeElement !== focused) focused = undefined
      }),
    options,
  )
}

const actors = 'a, button, input, label, select, summary, textarea'

/**
 * Clicks the replacement of an element that the visitor is pressing. If the browser has translated a part, the press makes React replace
 * the element, and the browser then fires no click.
 */
export function keepClicks(): void {
  let pressed: Element | null = null
  const find = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(actors) : null)
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', (event) => (pressed = find(event)), options)
  addEventListener('click', () => (pressed = null), options)
  addEventListener(
    'pointerup',
    (event) => {
      const [lost, next] = [pressed, find(event)]
      if (!lost || lost.isConnected || lost.className !== next?.className || event.pointerType !== 'mouse' || event.button > 0) return
      setTimeout(() => {
        if (pressed !== lost) return
        const control = next instanceof HTMLLabelElement ? next.control : next
        control?.focus({ preventScroll: true })
        next.click()
      })
    },
    options,
  )
}
