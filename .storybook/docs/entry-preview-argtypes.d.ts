/** The package exports this entry without types. */
declare module '@storybook/react/entry-preview-argtypes' {
  import type { InputType } from 'storybook/internal/types'

  export const parameters: { docs: { extractArgTypes: (component: object) => Record<string, InputType> | null } }
}
