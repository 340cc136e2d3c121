import { setTimeout as delay } from 'node:timers/promises'

/** Adapter of an engine. Commands have the names of WebDriver's specification. */
export interface Engine {
  send: (command: string, parameters?: Record<string, unknown>) => Promise<unknown>
  /** Messages of errors on the pages since the last call. */
  takeErrors: () => Promise<string[]>
}

const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  Up: '\uE013',
  Down: '\uE015',
  Right: '\uE014',
} as const

type Key = keyof typeof keys

/** A page in any engine. */
export class Driver {
  readonly takeErrors: Engine['takeErrors']
  readonly #send: Engine['send']

  constructor({ send, takeErrors }: Engine) {
    this.#send = send
    this.takeErrors = takeErrors
  }

  /** Runs a function in the page. The function must not use variables from outside. */
  async run<Arguments extends readonly unknown[], Result>(work: (...args: Arguments) => Result, ...args: Arguments): Promise<Result> {
    return (await this.#send('ExecuteScript', { script: `return (${work.toString()})(...arguments)`, args })) as Result
  }

  async waitFor<Arguments extends readonly unknown[]>(
    what: string,
    check: (...args: Arguments) => unknown,
    ...args: Arguments
  ): Promise<void> {
    for (const end = Date.now() + 30_000; !(await this.run(check, ...args).catch(() => false)); await delay(100))
      if (Date.now() > end) throw new Error(`Still not true after 30 s: ${what}.`)
  }

  async open(url: string, [width, height]: readonly [number, number]): Promise<void> {
    await this.#send('Navigate', { url: 'about:blank' })
    // WebKit resizes the page some time after the window. So this loop measures the frame around the page until the page has its size.
    for (const end = Date.now() + 20_000; Date.now() < end; await delay(100)) {
      const [insideWidth, insideHeight, outsideWidth, outsideHeight] = await this.run((): [number, number, number, number] => [
        innerWidth,
        innerHeight,
        outerWidth,
        outerHeight,
      ])
      if (insideWidth === width && insideHeight === height) break
      await this.#send('SetWindowRect', {
        width: width + Math.max(0, outsideWidth - insideWidth),
        height: height + Math.max(0, outsideHeight - insideHeight),
      })
    }
    await this.#send('Navigate', { url })
    await this.waitFor(`the page is ${width} by ${height}`, (wide, high) => innerWidth === wide && innerHeight === high, width, height)
    await this.waitFor('the page is hydrated', () => document.documentElement.hasAttribute('data-hydrated'))
  }

  back = () => this.run(() => history.back())
  forward = () => this.run(() => history.forward())
  reload = () => this.#send('Refresh')
  screenshot = async () =>
    Buffer.from((await this.#send('TakeScreenshot', { full: false })) as string | { value: string } as string, 'base64')

  waitForText = (text: string, isShown = true) =>
    this.waitFor(
      `“${text}” is ${isShown ? 'shown' : 'hidden'}`,
      (part, expected) => document.body.innerText.includes(part) === expected,
      text,
      isShown,
    )

  /** Clicks the first visible element with a selector and text, as a mouse does. */
  async click(selector: string, name = ''): Promise<void> {
    const measure = () =>
      this.run(
        (css, text) => {
          const element = [...document.querySelectorAll(css)].find(
            (each) => each.getClientRects().length > 0 && (each.getAttribute('aria-label') ?? each.textContent).includes(text),
          )
          element?.scrollIntoView({ block: 'center', behavior: 'instant' })
          const [box] = element?.getClientRects() ?? []
          if (!box) return null
          const center = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
          // A transparent element is about to move.
          let isStill = element!.checkVisibility({ checkOpacity: true })
          for (let each: Element | null = element!; each; each = each.parentElement) isStill &&= each.getAnimations().length === 0
          return { ...center, isReady: isStill && element!.contains(document.elementFromPoint(center.x, center.y)) }
        },
        selector,
        name,
      )
    let point = await measure()
    // The previous click may have moved the element.
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const before = point
      await delay(100)
      point = await measure()
      if (point?.isReady && before && point.x === before.x && point.y === before.y) break
    }
    if (!point) throw new Error(`“${name}” (${selector}) is not visible.`)
    const pointer = (actions: object[]) =>
      this.#send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    await pointer([{ type: 'pointerMove', duration: 0, origin: 'viewport', x: point.x, y: point.y }])
    await pointer([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async #type(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  press = (...names: readonly Key[]) => this.#type(names.map((name) => keys[name]))
  type = (text: string) => this.#type(Array.from(text))

  async pressWith(held: Key, value: string): Promise<void> {
    const [down, up] = [
      { type: 'keyDown', value: keys[held] },
      { type: 'keyUp', value: keys[held] },
    ]
    await this.#send('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions: [down, { type: 'keyDown', value }, { type: 'keyUp', value }, up] }],
    })
  }
}
