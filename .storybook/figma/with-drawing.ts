import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { drawings } from './drawings.ts'

/** Gives a story the drawing of its component, where one is configured. Storybook has no enhancer of parameters, so this one changes them. */
export const withDrawing: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const url = drawings[id.split('--')[0]!]
  if (url) Object.assign(parameters, { design: { type: 'figma', url } })
  return argTypes
}
