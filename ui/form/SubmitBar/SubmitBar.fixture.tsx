import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'

/** Called on every submission. */
export const sent = fn()

/** Adds the margins of a page, so that the form's line has room. */
export const inMargins: Decorator = (Story) => (
  <div style={{ paddingInline: '3rem' }}>
    <Story />
  </div>
)

/** Form around the bar, with one field. */
export const inForm: Decorator = (Story) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      sent()
    }}
  >
    <TextField name="name" label="Name" />
    <br />
    <Story />
  </form>
)
