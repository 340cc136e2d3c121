import type { Page } from 'playwright'

/** An applicant's answers by label, in the order of the form. */
export const answers = {
  'First name': 'Ọlá',
  'Last name': 'O’Neill',
  'Company email': 'ola@lagos-compute.ng',
  'Company name': 'Lagos Compute',
  'Role at company': 'Head of Infrastructure',
  'Location of GPUs': 'Lagos, Nigeria',
  'Type of GPUs': 'NVIDIA H100 80GB',
  'Number of GPUs': '64',
} as const

/** Lines that the email about `answers` contains. */
export const inMail = [
  ...Object.values(answers),
  'Mining Farm Conversion',
  'Schedule a Call',
  /capital contribution.*Yes/i,
  /consent.*Yes/i,
] as const

/** Fills in the whole form. */
export async function fill(page: Page, changes: Partial<Record<keyof typeof answers, string>> = {}) {
  for (const [label, value] of Object.entries({ ...answers, ...changes })) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Mining Farm Conversion').check()
  await page.getByLabel('Schedule a Call').check()
  await page.getByLabel(/capital contribution/).check()
  await page.getByLabel(/agree to be contacted/).check()
}

/** Submits the form and drops the response, so that the browser submits the form again. */
export async function submitTwice(page: Page) {
  await page.route(
    '**/api/**',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await page.getByText(texts.success).waitFor()
}

/** Waits for the receipt and returns its reference from the address. */
export async function readReference(page: Page): Promise<string> {
  await page.getByRole('region', { name: texts.success }).waitFor()
  return new URL(page.url()).pathname.slice('/cloud-host-form/received/'.length)
}

/** Reads the form's values by field name. */
export const values = (page: Page) =>
  page.locator('form').evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>)

export const texts = {
  success: "Application submitted successfully! We'll be in touch soon.",
  error: 'Error submitting application. Please try again or contact us directly.',
  consent: 'Please check the email consent checkbox to submit the form',
  ready: 'Ready to submit!',
} as const
