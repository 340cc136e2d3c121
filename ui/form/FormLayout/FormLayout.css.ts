import { globalStyle, style } from '@vanilla-extract/css'
import { color, layout, leading, media, size, space, stroke, weight } from '@workspace/tokens/values.ts'
import { measure, muted, narrowOnly, oneColumn, pageGround, pageWidth, strongLine } from '../../elements/mixins.ts'
import { faults, open } from '../FieldGroup/FieldGroup.css.ts'
import { lane, lineColor } from '../FieldGroup/line.css.ts'
import { root as submit } from '../SubmitBar/SubmitBar.css.ts'

export const root = style({ overflowWrap: 'anywhere' })

export const hero = style({ position: 'relative', ...pageWidth, inlineSize: '100%' })
export const head = style({
  position: 'relative',
  ...oneColumn,
  alignItems: 'end',
  columnGap: layout.gutter,
  rowGap: 'clamp(1rem, 1.9vw, 2rem)',
  paddingBlockStart: 'clamp(1.5rem, 2.6vw, 2.75rem)',
  paddingBlockEnd: 'clamp(1.25rem, 2.2vw, 2.25rem)',
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** At this font size, the titles of this site's forms fill one line. */
export const title = style({
  gridColumn: '1 / -1',
  marginInlineStart: '-0.05em',
  fontSize: 'clamp(2.625rem, 1rem + 9.4vw, 5.6rem)',
  hyphens: 'auto',
  fontWeight: weight.semibold,
  letterSpacing: '-0.052em',
  wordSpacing: '0.03em',
  lineHeight: 0.92,
  '@media': { [media.columns]: { fontSize: 'clamp(4rem, 0.1rem + 7.4vw, 8.95rem)', lineHeight: leading.display } },
})
export const lead = style({ maxInlineSize: measure, fontSize: size.lead, lineHeight: 1.42, textWrap: 'balance' })
const inset = 'clamp(1.25rem, 2.2vw, 2rem)'
export const note = style({
  ...muted(size.small),
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media': { [media.columns]: { paddingInlineStart: inset } },
})

const narrow = `[edge-start] ${layout.margin} [form-start stage-start] minmax(0, 1fr) [form-end stage-end] ${layout.margin} [edge-end]`
const half = `minmax(0, calc((${layout.page} - ${layout.gutter}) / 2))`
const wide = `[edge-start] minmax(${layout.margin}, 1fr) [form-start] ${half} [form-end] ${layout.gutter} [stage-start] ${half} [stage-end] minmax(${layout.margin}, 1fr) [edge-end]`

/** Maximum number of rows before the submit bar. Unused rows have no height. */
const rows = 9

export const work = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: narrow,
  borderBlockStart: strongLine,
  '@media': { [media.columns]: { gridTemplateColumns: wide } },
})
globalStyle(`${work} > form`, { display: 'contents' })
globalStyle(`${work} > *, ${work} > form > *`, { gridColumn: 'form-start / form-end' })

export const notice = style({ position: 'relative', paddingBlockStart: space[10] })

const inStage = { display: 'grid', gridTemplateColumns: 'subgrid' } as const

const dot = `color-mix(in srgb, ${color.line.default} 75%, ${color.field.border})`

export const stage = style({
  position: 'relative',
  ...inStage,
  ...pageGround,
  backgroundImage: `radial-gradient(circle, ${dot} 1px, transparent 1.4px)`,
  backgroundSize: '14px 14px',
  overflow: 'clip',
  '@media': {
    [media.columns]: { gridRow: `1 / span ${rows}` },
    // Hidden without scripts, because a script fills it with the answers.
    [media.noScript]: { display: 'none' },
    [media.print]: { backgroundImage: 'none' },
  },
})
export const aside = style({
  position: 'relative',
  ...inStage,
  ...pageGround,
  '@media': {
    [media.columns]: { gridRow: rows + 1 },
    // Takes the place of the hidden stage.
    '(min-width: 56.25em) and (scripting: none)': { gridRow: `1 / span ${rows + 1}` },
  },
})
globalStyle(`${work} > form > ${stage}, ${work} > ${stage}, ${work} > ${aside}`, {
  gridColumn: 'edge-start / edge-end',
  '@media': { [media.columns]: { gridColumn: 'stage-start / edge-end' } },
})
// Hides the drawing until the form's HTML has arrived. Otherwise, the drawing would move as the form grows.
globalStyle(`${work} > form:not(:has(> ${submit})) > ${stage}`, { visibility: 'hidden' })
globalStyle(`${work} > form > ${submit}`, { '@media': { [media.columns]: { gridRow: rows + 1 } } })

const complete = `form:not(:has(${faults}, [data-failed])) ~ ${aside}`
globalStyle(`${work} > ${aside}`, { vars: { [lineColor]: color.line.default } })
globalStyle(`${work} > ${complete}`, { vars: { [lineColor]: color.accent.default } })
export const onward = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(2.25rem - ${stroke.line} / 2)`,
  borderBlockStart: `${stroke.line} solid ${lineColor}`,
  '@media': {
    [media.columns]: { display: 'block' },
    [media.forced]: { borderColor: 'CanvasText' },
  },
})
export const inner = style({
  position: 'relative',
  gridColumn: 'stage-start / stage-end',
  minInlineSize: 0,
  '@media': { [media.columns]: { paddingInlineStart: inset } },
})
export const through = style([
  lane,
  {
    selectors: { [`${stage}:not(${open} ~ ${stage}) &`]: { borderColor: color.accent.default } },
    ...narrowOnly,
  },
])
export const pinned = style([
  inner,
  {
    ...oneColumn,
    alignContent: 'start',
    gap: space[4],
    paddingBlock: space[5],
    '@media': {
      'screen and (min-width: 56.25em) and (min-height: 45em)': {
        position: 'sticky',
        insetBlockStart: layout.header,
        gridTemplateRows: 'minmax(min-content, 1fr) auto',
        minBlockSize: 'min-content',
        blockSize: `min(calc(100svh - ${layout.header}), 100%)`,
        paddingBlock: space[6],
      },
    },
  },
])
// Ends the dots of the stage at the top of the answers.
globalStyle(`${pinned} > details`, {
  borderImage: `linear-gradient(${color.canvas}, ${color.canvas}) fill 0 / 0 / 0 100vw 100vw`,
  // Under forced colors and in print, browsers replace background colors but would keep the color of this image.
  '@media': { [media.forced]: { borderImage: 'none' }, [media.print]: { borderImage: 'none' } },
})
