import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { fieldNames, fields } from '@workspace/application/rules/fields.ts'
import { complete } from '@workspace/application/application.fixture.ts'
import { page } from '../frame/page.fixture.tsx'
import { Component } from './page.tsx'
import { words } from './words/form.ts'

const meta = {
  id: 'pages-cloudhostform',
  title: 'Pages/CloudHostForm',
  component: Component,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
  render: () => page(<Component />),
} satisfies Meta<typeof Component>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the preview, which the page loads on demand. */
export const Default: Story = {
  afterEach: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What will be sent' })
  },
}

/** Shows every group of fields, and a button that says why it is disabled. */
export const GroupsInOrder: Story = {
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvas }) => {
    const groups = ['Personal Information', 'Infrastructure Details', 'Communication Preferences', 'Additional Options']
    for (const name of groups) await expect(canvas.getByRole('group', { name })).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Submit Application' })
    await expect(button).toHaveAccessibleDescription('Please check the email consent checkbox to submit the form')
  },
}

const missing = fieldNames.filter((name) => fields[name].required && name !== 'emailConsent')

/** Submitting without consent focuses the checkbox. Submitting with nothing but consent lists every missing field in the summary. */
export const Errors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const consent = canvas.getByRole('checkbox', { name: /agree to be contacted/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))
    await expect(consent).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the email consent checkbox to submit the form')
    await userEvent.click(consent)
    await expect(await canvas.findByText('Ready to submit!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: words.summary(missing.length) })).toHaveFocus())
    await expect(canvas.getAllByRole('link', { name: /^(Enter|Choose)/ })).toHaveLength(missing.length)
    await expect(canvas.queryByText('Ready to submit!')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Submit Application' }).nextElementSibling).toHaveTextContent(
      `Correct the ${missing.length} fields that are named above.`,
    )
  },
}

/** The button shows that the form is being sent. */
export const Sending: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const values = { ...complete, numberOfGPUs: String(complete.numberOfGPUs), capitalContribution: 'on', emailConsent: 'on' }
    sessionStorage.setItem('cloud-host-application', JSON.stringify({ values }))
    const answer = spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    return () => {
      answer.mockRestore()
      sessionStorage.clear()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready to submit!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))
    const button = await canvas.findByRole('button', { name: 'Submitting...' })
    await expect(button).toHaveAccessibleDescription('Sending your application.')
    await expect(canvas.queryByText('Ready to submit!')).toBeNull()
  },
}
