import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'

/** Called for every time that the form was sent. */
export const sent = fn()

/** A form around the bar, with one field. */
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
