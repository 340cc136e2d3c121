import { createGlobalThemeContract } from '@vanilla-extract/css'
import { classPrefix } from './class-prefix.ts'
import { mapColors } from './color/colors.ts'
import { scale } from './scale.ts'

type ScaleContract = { [Group in keyof typeof scale]: Record<keyof (typeof scale)[Group], null> }

const toContract = () =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names.
  Object.fromEntries(
    Object.entries(scale).map(([group, steps]) => [group, Object.fromEntries(Object.keys(steps).map((step) => [step, null]))]),
  ) as ScaleContract

/**
 * Style values that `ui/` uses, named by role and not by look. Each becomes an `--onenode-…` custom property. The properties of fonts start
 * with `--onenode-face-`, because apps set `--onenode-font-…` to choose a font.
 */
export const vars = createGlobalThemeContract(
  {
    color: mapColors(() => null),
    font: { sans: null, mono: null },
    ...toContract(),
  },
  (_value, [group = '', ...path]) =>
    [`${classPrefix}${group === 'font' ? 'face' : group}`, ...path.filter((part) => part !== 'default')].join('-'),
)
