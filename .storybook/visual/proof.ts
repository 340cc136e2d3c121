import type { Page } from 'playwright'
import { compare, decode } from './picture.ts'
import type { openStudio, Story } from './studio.ts'

/** What is done to one story's page, and must be seen. */
const planted = {
  'a shift of 1 px': '#storybook-root button { translate: 1px 0 }',
  'a colour changed by 3 %': 'button { background-color: color-mix(in srgb, var(--node-color-accent) 97%, white) !important }',
  'a lost focus ring': ':focus-visible { outline: none !important }',
}

/** The test of the test: pictures a focused button as it is, twice, then with each planted fault. Throws when one is not seen. */
export async function prove(studio: Awaited<ReturnType<typeof openStudio>>, stories: readonly Story[]): Promise<string> {
  const found = stories.find(({ id }) => id === 'elements-button--default')
  if (!found) throw new Error('The test of the test needs the story elements-button--default: name another one in .storybook/visual/proof.ts.')
  const story = { ...found, modes: { 'light-390': found.modes['light-390']! } }
  const stage = await studio.newStage()
  const picture = async (css = '') => {
    const prepare = async (page: Page) => {
      await page.evaluate(() => {
        document.body.tabIndex = -1
        document.body.focus()
      })
      await page.keyboard.press('Tab')
      if (css) await page.addStyleTag({ content: css })
    }
    for await (const take of stage.take(story, prepare)) {
      if ('problem' in take) throw new Error(take.problem)
      return decode(take.png)
    }
    throw new Error('No picture was taken.')
  }
  const before = await picture()
  const seen: string[] = []
  if (compare(before, await picture()).pixels > 0) throw new Error('Two pictures of the same story differ: nothing can be trusted.')
  for (const [what, css] of Object.entries(planted)) {
    const { pixels } = compare(before, await picture(css))
    if (pixels === 0) throw new Error(`The pictures do not show ${what}: the test is blind.`)
    seen.push(`${what} (${pixels} px)`)
  }
  await stage.close()
  return seen.join(', ')
}
