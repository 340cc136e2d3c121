import { style } from '@vanilla-extract/css'

/** Two lines of a long name fit into the header. */
export const page = style({ minInlineSize: 0, lineHeight: 1.15, textAlign: 'start' })
