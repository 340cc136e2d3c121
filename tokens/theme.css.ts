import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { scale } from './scale.ts'
import { stacks } from './fonts.css.ts'
import { dark, inkBand, light, sunkenBand, type ThemeColors } from './themes.ts'

const colors = (theme: ThemeColors, colorScheme: 'light' | 'dark') => ({ vars: assignVars(vars.color, theme), colorScheme })
const systemDark = '(prefers-color-scheme: dark)'

globalStyle(':root', {
  vars: {
    ...assignVars(vars.font, stacks),
    ...assignVars(vars.size, scale.size),
    ...assignVars(vars.weight, scale.weight),
    ...assignVars(vars.leading, scale.leading),
    ...assignVars(vars.tracking, scale.tracking),
    ...assignVars(vars.space, scale.space),
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.stroke, scale.stroke),
    ...assignVars(vars.station, scale.station),
    ...assignVars(vars.layout, scale.layout),
    ...assignVars(vars.motion, scale.motion),
  },
})

// The reader's choice stands in data-theme; without one the system decides. The band is the same contract, assigned a second time.
globalStyle(':root, [data-theme="light"]', colors(light, 'light'))
globalStyle(':root:not([data-theme])', { '@media': { [systemDark]: colors(dark, 'dark') } })
globalStyle('[data-theme="dark"]', colors(dark, 'dark'))
globalStyle('[data-band]', colors(inkBand, 'dark'))
globalStyle(':root:not([data-theme]) [data-band]', { '@media': { [systemDark]: colors(sunkenBand, 'dark') } })
globalStyle('[data-theme="dark"] [data-band]', colors(sunkenBand, 'dark'))
