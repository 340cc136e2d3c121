import { createGlobalThemeContract } from '@vanilla-extract/css'
import { classPrefix } from './class-prefix.ts'
import { mapColors } from './color/colors.ts'

/**
 * The only style values that `ui/` may use, named by role and not by look. Each becomes an `--onenode-…` custom property. Apps set
 * `--onenode-font-sans`, so the font in use is `--onenode-face-…`.
 */
export const vars = createGlobalThemeContract(
  {
    color: mapColors(() => null),
    font: { sans: null, mono: null },
    size: {
      mega: null,
      display: null,
      h1: null,
      h2: null,
      h3: null,
      figure: null,
      title: null,
      lead: null,
      body: null,
      small: null,
      mono: null,
      label: null,
    },
    weight: { regular: null, medium: null, semibold: null },
    leading: { display: null, heading: null, title: null, body: null },
    tracking: { display: null, heading: null, title: null, body: null },
    space: { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 8: null, 10: null, 12: null, 16: null, 18: null, 28: null },
    radius: { s: null, m: null, l: null },
    stroke: { thin: null, strong: null, thread: null, line: null, marker: null },
    marker: { ring: null },
    layout: { page: null, margin: null, gutter: null, section: null, header: null, text: null },
    motion: { quick: null, moderate: null, reveal: null, stagger: null, ease: null },
  },
  (_value, [group = '', ...path]) =>
    [`${classPrefix}${group === 'font' ? 'face' : group}`, ...path.filter((part) => part !== 'default')].join('-'),
)
