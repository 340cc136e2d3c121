import type { Page } from 'playwright'
import type { InputType } from 'storybook/internal/types'
import { editsOf } from '../docs/control-edits.ts'

export const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

interface Preview {
  onUpdateArgs: (change: { storyId: string; updatedArgs: object }) => Promise<void>
  onResetArgs: (change: { storyId: string }) => Promise<void>
  storyStoreValue: {
    loadStory: (story: { storyId: string }) => Promise<{ argTypes: Record<string, InputType>; initialArgs: Record<string, unknown> }>
  }
}

/** Types a text into every control that takes text and returns the names of the props. Runs in the page. */
async function typeEverywhere({ storyId, text }: { storyId: string; text: string }): Promise<string[]> {
  const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const { argTypes } = await preview.storyStoreValue.loadStory({ storyId })
  const props = Object.keys(argTypes).filter((name) => argTypes[name]?.table?.type?.summary === 'ReactNode')
  await preview.onUpdateArgs({ storyId, updatedArgs: Object.fromEntries(props.map((name) => [name, `${text} ${name}`])) })
  return props
}

/** Controls of a story, with their values. Runs in the page. */
async function controlsOf(storyId: string) {
  const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId })
  return Object.entries(argTypes).map(([name, { control, options, type }]) => {
    const row: InputType = { control, options, type }
    const value = initialArgs[name]
    return { name, row, value: typeof value === 'function' ? undefined : value }
  })
}

/** Gives a prop several values, one after the other, and returns those after which Storybook shows an error. Runs in the page. */
async function enter({ storyId, name, values }: { storyId: string; name: string; values: unknown[] }): Promise<string[]> {
  const preview: Preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
  const crashed: string[] = []
  for (const value of values) {
    await preview.onUpdateArgs({ storyId, updatedArgs: { [name]: value } })
    if (document.body.classList.contains('sb-show-errordisplay')) crashed.push(JSON.stringify(value)?.slice(0, 80) ?? 'nothing')
  }
  await preview.onResetArgs({ storyId })
  return crashed
}

/** Checks that no control crashes its story, and that each story shows the text typed into its controls. */
export async function tryControls(page: Page, origin: string, stories: readonly { id: string }[]): Promise<string[]> {
  const faults: string[] = []
  page.setDefaultTimeout(10_000)
  let edits = 0
  for (const { id } of stories) {
    await page.goto(`${origin}iframe.html?id=${id}&viewMode=story`)
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
    for (const { name, row, value } of await page.evaluate(controlsOf, id)) {
      const values = editsOf(row, value)
      edits += values.length
      for (const crashed of await page.evaluate(enter, { storyId: id, name, values })) faults.push(`${id}: ${name} = ${crashed} crashes`)
    }
    const props = await page.evaluate(typeEverywhere, { storyId: id, text: 'Typed' })
    if (props.length === 0) continue
    const isShown = (timeout: number) =>
      succeeds(
        page
          .getByText(/Typed \w+/)
          .first()
          .waitFor({ state: 'attached', timeout }),
      )
    // Tooltips and dialogs have their text only after a press or with the focus.
    const button = page.getByRole('button').first()
    const shown =
      (await isShown(2000)) ||
      ((await succeeds(button.focus())) && (await isShown(2000))) ||
      ((await succeeds(button.click())) && (await isShown(10_000)))
    if (!shown) faults.push(`${id}: a text typed into ${props.join(', ')} is not shown`)
  }
  console.log(`${edits} edits of the controls of ${stories.length} components`)
  return faults
}
