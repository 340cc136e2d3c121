import { create } from 'storybook/theming/create'
import { brand } from '../../tokens/brand.ts'
import { dark, light, type ThemeColors } from '../../tokens/color/themes.ts'
import { drawShapes, tallMark } from '../../tokens/mark.ts'

const mark = `<svg viewBox="${tallMark.viewBox}" width="20" height="28" fill="none" stroke="currentColor" aria-hidden="true">${drawShapes(tallMark)}</svg>`

const createTheme = (base: 'light' | 'dark', colors: ThemeColors) =>
  create({
    base,
    brandTitle: `<span style="display:inline-flex;align-items:center;gap:10px;color:${colors.accent.default}">${mark}<span style="color:${colors.text.default};font-size:19px;font-weight:600;letter-spacing:-0.02em">${brand.name}</span></span>`,
    brandUrl: './',
    fontBase: '"Instrument Sans", Arial, sans-serif',
    fontCode: '"Geist Mono", monospace',
    colorPrimary: colors.accent.default,
    colorSecondary: colors.accent.default,
    appBg: colors.sunken,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.line.default,
    appHoverBg: colors.canvas,
    textColor: colors.text.default,
    textInverseColor: colors.canvas,
    textMutedColor: colors.text.muted,
    barBg: colors.surface,
    barTextColor: colors.text.muted,
    barHoverColor: colors.accent.default,
    inputBg: colors.surface,
    inputBorder: colors.field.border,
    inputTextColor: colors.text.default,
    buttonBg: colors.surface,
    buttonBorder: colors.field.border,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
  })

export const storybookThemes = { light: createTheme('light', light), dark: createTheme('dark', dark) }
