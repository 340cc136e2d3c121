import { describe, expect, test } from 'vitest'
import { containerFileExample, vmFileExample } from '@workspace/api/files/deploy-file.ts'
import { templateFiles } from '@workspace/api/files/templates.ts'
import { findings } from '../../../e2e/support/axe.ts'
import { session } from '../../../e2e/support/session.ts'

const here = session()

const files = { ...templateFiles, 'the sample for containers': containerFileExample, 'the sample for a VM': vmFileExample }

describe('a valid deploy.yml', () => {
  test.each(Object.entries(files))('%s can be checked and run by keyboard, until its machine is running', async (_, file) => {
    const { page, console } = await here.open('/docs/cli/configuration')
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Your deploy.yml').fill(file)
    await press('Check the file')
    await page.getByRole('button', { name: 'Run in the sandbox' }).waitFor()
    await press('Run in the sandbox')
    await page.getByRole('status').filter({ hasText: '200: ' }).waitFor()
    await press('Skip 5 minutes')
    await page.getByRole('status').filter({ hasText: 'Status: running.' }).waitFor()
    expect(console).toEqual([])
    // Runs axe once, because the pages of the runs differ only in their texts.
    if (file === vmFileExample) expect(await findings(page)).toEqual([])
  })

  test('loses its Run button when its text changes, and the next check links an unknown value to the list of known values', async () => {
    const { page } = await here.open('/docs/cli/configuration')
    const field = page.getByLabel('Your deploy.yml')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Run in the sandbox' }).click()
    await page.getByRole('status').filter({ hasText: '200: ' }).waitFor()
    await field.fill(containerFileExample.replace('203', 'H100'))
    expect(await page.getByRole('button', { name: /^Run / }).count()).toBe(0)
    await page.getByRole('button', { name: 'Check the file' }).click()
    const link = page.getByRole('link', { name: 'List hardware (opens in a new tab)' })
    expect(await link.getAttribute('href')).toBe('/docs/caas/api/hardware#list-hardware')
  })
})
