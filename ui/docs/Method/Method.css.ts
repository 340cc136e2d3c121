import { style } from '@vanilla-extract/css'
import { color, font, media, radius, stroke, weight } from '@workspace/tokens/values.ts'

const { accent, status } = color

export const root = style({
  flex: 'none',
  inlineSize: 'fit-content',
  fontFamily: font.mono,
  fontSize: '0.6875rem',
  fontWeight: weight.medium,
  lineHeight: 1.45,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  color: status.caution,
  selectors: {
    '&[data-method="GET"]': { color: status.success },
    '&[data-method="POST"]': { color: accent.default },
    '&[data-method="DELETE"]': { color: status.danger },
    '&[data-look="badge"]': {
      display: 'inline-block',
      padding: '0.125rem 0.375rem',
      border: `${stroke.strong} solid currentColor`,
      borderRadius: radius.s,
      fontSize: '0.75rem',
    },
    '&[data-look="badge"][data-method="POST"]': { background: accent.default, borderColor: accent.default, color: accent.on },
    '&[data-look="badge"][data-method="DELETE"]': {
      background: status.danger,
      borderColor: status.danger,
      color: color.status['danger-on'],
    },
    '&[data-look="badge"]:is([data-method="PUT"], [data-method="PATCH"])': {
      backgroundImage: `linear-gradient(90deg, color-mix(in srgb, ${status.caution} 18%, transparent) 50%, transparent 50%)`,
    },
  },
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
