import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { waitForHydration } from '../../testing/visit.ts'
import { walkWords } from '../docs/try/walk-words.ts'
import { session } from './support/session.ts'

const here = session()

/** Opens a page that has prefetched nothing, so that a part is requested only when it is used. */
async function openBare(path: string): Promise<Page> {
  const { page } = await here.blank()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(here.site.url + path)
  // With Save-Data, the page hydrates only on input, such as a key press.
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  return page
}

async function reloadOnline(page: Page) {
  await page.context().setOffline(false)
  await page.reload()
  await page.keyboard.press('Shift')
  await waitForHydration(page)
}

describe('works online after it failed offline and the reader reloaded the page, as the message asks', () => {
  test('the search', async () => {
    const page = await openBare('/docs')
    await page.context().setOffline(true)
    await page.keyboard.press('Control+k')
    await page.getByRole('alert').filter({ hasText: 'reload' }).waitFor()
    await reloadOnline(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('daily epoch')
    await page.getByRole('option').first().waitFor()
  })

  test('Try it', async () => {
    const page = await openBare('/docs/vm/api/order')
    await page.context().setOffline(true)
    const open = page.getByRole('button', { name: 'Try it' }).first()
    await open.click()
    await page.getByRole('alert').filter({ hasText: 'Reload the page' }).waitFor()
    await reloadOnline(page)
    await open.click()
    await page.getByRole('form').getByRole('button', { name: 'Send' }).waitFor()
  })

  test('the check of deploy.yml, with the text that was typed', async () => {
    const page = await openBare('/docs/cli/configuration')
    const file = page.getByLabel('Your deploy.yml')
    await file.fill('deploy: {}')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('status').filter({ hasText: 'Reload the page' }).waitFor()
    await reloadOnline(page)
    await expect.poll(() => file.inputValue()).toBe('deploy: {}')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /The file has \d+ problem/ })
      .waitFor()
    await expect.poll(() => file.inputValue()).toBe('deploy: {}')
  })

  test('the run of a valid deploy.yml, with the text that was typed', async () => {
    const page = await openBare('/docs/cli/configuration')
    const file = page.getByLabel('Your deploy.yml')
    const typed = (await file.inputValue()).replace('duration_hours: 24', 'duration_hours: 7')
    const runFile = async () => {
      await page.getByRole('button', { name: 'Check the file' }).click()
      await page.getByRole('button', { name: 'Run in the sandbox' }).click()
    }
    await file.fill(typed)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Run in the sandbox' }).waitFor()
    await page.context().setOffline(true)
    await runFile()
    await page.getByRole('status').filter({ hasText: 'Reload the page' }).waitFor()
    await reloadOnline(page)
    await expect.poll(() => file.inputValue()).toBe(typed)
    await runFile()
    await page
      .getByRole('status')
      .filter({ hasText: /^200: / })
      .waitFor()
  })

  test('a step of a walk-through', async () => {
    const page = await openBare('/docs/vm/first-vm')
    const send = page.getByRole('button', { name: walkWords.send, exact: true }).first()
    await page.context().setOffline(true)
    await send.click()
    await page.getByText('Reload the page').waitFor()
    await reloadOnline(page)
    await send.click()
    await page
      .getByText(/^200: /)
      .first()
      .waitFor()
  })
})
