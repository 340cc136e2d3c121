import { join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { importDirections } from './import-directions.ts'
import { logicalProperties } from './logical-properties.ts'
import { rawColors } from './raw-colors.ts'

RuleTester.describe = describe
RuleTester.it = it

const root = join(import.meta.dirname, '../..')
const at = (file: string) => join(root, file)
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

const style = (declarations: string) => ({
  code: `import { style } from '@vanilla-extract/css'\nexport const root = style({\n  ${declarations},\n})`,
  filename: at('ui/landing/Hero/Hero.css.ts'),
})
const markup = (code: string) => ({ code: `export const drawing = ${code}`, filename: at('ui/landing/Hero/Hero.tsx') })
/** Expects a report in the line of the declaration. */
const reported = (message: RegExp) => ({ errors: [{ message, line: 3 }] })

tester.run('logical-properties', logicalProperties, {
  valid: [
    style('marginInlineStart: 4'),
    style("textAlign: 'start'"),
    style("textAlign: 'center'"),
    style("margin: '0 4px 8px'"),
    style("margin: '0 4px 8px 4px'"),
    style("inset: '0 -1px 2px -1px'"),
    style('margin: `${a} calc(1px + (2px * 3)) 0 calc(1px + (2px * 3))`'),
    style("borderRadius: '4px 4px 0 0'"),
    style("borderRadius: '4px 4px 0 0 / 8px'"),
    style("borderStartStartRadius: '4px'"),
    style("transformOrigin: 'top'"),
    style("transformOrigin: 'left', selectors: { '[dir=\"rtl\"] &': { transformOrigin: 'right' } }"),
    style("'::after': { transformOrigin: 'left' }, selectors: { '[dir=\"rtl\"] &::after': { transformOrigin: 'right' } }"),
    style("selectors: { '[dir=\"rtl\"] &': { textAlign: 'right', marginLeft: 2 } }"),
    style('selectors: { [`${rtl} &`]: { left: 0 } }'),
    style("fontFamily: 'left'"),
    style('gridTemplateAreas: \'"left right"\''),
    style("transitionProperty: 'inset-inline-start, opacity'"),
    {
      code: "import { style, styleVariants } from '@vanilla-extract/css'\nexport const sides = styleVariants({ left: { color: 'inherit' }, right: [{}] })",
      filename: at('ui/a/A/A.tsx'),
    },
    markup('{ left: 0, top: 0, width: 4, label: "left of it" }'),
    markup('<svg width="4" height="4" style={{ inlineSize: 4 }} />'),
    { code: 'const { marginLeft, paddingTop: top } = getComputedStyle(box)', filename: at('ui/a/A/A.tsx') },
  ],
  invalid: [
    { ...style('marginLeft: 4'), ...reported(/marginLeft.*Write marginInlineStart/) },
    { ...style("'marginLeft': 4"), ...reported(/marginInlineStart/) },
    { ...style("['paddingRight']: 4"), ...reported(/paddingInlineEnd/) },
    { ...style('scrollMarginLeft: 4'), ...reported(/scrollMarginInlineStart/) },
    { ...style("borderLeft: '1px solid'"), ...reported(/borderInlineStart/) },
    { ...style('borderRightWidth: 1'), ...reported(/borderInlineEndWidth/) },
    { ...style('paddingTop: 1'), ...reported(/paddingBlockStart/) },
    { ...style("borderTopLeftRadius: '4px'"), ...reported(/borderStartStartRadius/) },
    { ...style("'borderBottomRightRadius': '4px'"), ...reported(/borderEndEndRadius/) },
    { ...style('left: 0'), ...reported(/insetInlineStart/) },
    { ...style("'right': 0"), ...reported(/insetInlineEnd/) },
    { ...style('right'), ...reported(/insetInlineEnd/) },
    { ...style("maxWidth: '4rem'"), ...reported(/maxInlineSize/) },
    { ...style("'@media': { print: { left: 0 } }"), ...reported(/insetInlineStart/) },
    { ...style('marginLeft: calc.multiply(a, 2)'), ...reported(/marginInlineStart/) },
    { ...style("textAlign: 'left'"), ...reported(/Write 'start'/) },
    { ...style("textAlign: isWide ? 'start' : 'right'"), ...reported(/Write 'end'/) },
    { ...style("textAlign: ['left', 'center']"), ...reported(/Write 'start'/) },
    { ...style("textAlign: 'right' as const"), ...reported(/Write 'end'/) },
    { ...style("float: 'left'"), ...reported(/Write 'inline-start'/) },
    { ...style("clear: 'right'"), ...reported(/Write 'inline-end'/) },
    { ...style("justifyContent: 'left'"), ...reported(/Write 'start'/) },
    { ...style("transformOrigin: 'left'"), ...reported(/\[dir="rtl"\] &.*transformOrigin/) },
    { ...style("vars: { '--edge': 'left' }"), ...reported(/\[dir="rtl"\] &': \{ vars: \{ '--edge': … \} \}/) },
    { ...style("transformOrigin: 'top right'"), ...reported(/transformOrigin/) },
    { ...style("objectPosition: 'right'"), ...reported(/objectPosition/) },
    { ...style("backgroundPosition: 'left 4px top 0'"), ...reported(/backgroundPosition/) },
    { ...style('background: `linear-gradient(to left, ${ink}, transparent)`'), ...reported(/background/) },
    { ...style("margin: '0 4px 0 8px'"), ...reported(/marginBlock: '0 0' and marginInline: '8px 4px'/) },
    { ...style("inset: '0 0 0 4px'"), ...reported(/insetBlock: '0 0' and insetInline: '4px 0'/) },
    { ...style('padding: `0 ${vars.space[2]} 0 0`'), ...reported(/^“padding: 0 \$\{…\} 0 0”.*paddingInline: '0 \$\{…\}'/) },
    { ...style("scrollPadding: '0 1px 0 2px'"), ...reported(/scrollPaddingInline/) },
    { ...style("borderWidth: '0 1px 0 2px'"), ...reported(/borderInlineWidth: '2px 1px'/) },
    { ...style("borderRadius: '4px 0'"), ...reported(/borderStartStartRadius/) },
    { ...style("borderRadius: '4px 0 0 4px'"), ...reported(/borderStartStartRadius/) },
    { ...style("transition: 'margin-left 1s'"), ...reported(/margin-inline-start instead of margin-left/) },
    { ...style("willChange: 'left'"), ...reported(/inset-inline-start instead of left/) },
    { ...markup('<p style={{ left: 0 }} />'), errors: [/insetInlineStart/] },
    { ...markup('{ marginLeft: 4 }'), errors: [/marginInlineStart/] },
  ],
})

tester.run('raw-colors', rawColors, {
  valid: [
    style('color: vars.color.text.default'),
    style("color: 'transparent'"),
    style("color: 'currentColor'"),
    style("color: 'CanvasText'"),
    style("border: '1px solid Highlight'"),
    style('boxShadow: `0 0 1px ${vars.color.line.default}`'),
    style('background: `color-mix(in oklab, ${vars.color.ink} 20%, transparent)`'),
    style('background: `rgb(from ${vars.color.ink} r g b / 50%)`'),
    style("maskImage: 'linear-gradient(black, transparent)'"),
    style("gridArea: 'tan'"),
    style("fontFamily: 'Red Hat Text'"),
    style("animationName: 'gold'"),
    style("transition: 'color 1s, background-color 1s'"),
    markup('<a href="#fade">{"Red and gold"}</a>'),
    markup('<use href="#abc" fill="currentColor" />'),
    markup('{ id: "#decade", text: "issue #123, rgb and hsl" }'),
    markup('"/docs/vm#add"'),
    markup('<path fill="url(#fade)" />'),
  ],
  invalid: [
    '#ff0000',
    '#f00',
    '#ff0a',
    '#ff0000aa',
    '#FF0000',
    'red',
    'rebeccapurple',
    'Red',
    'rgb(255 0 0)',
    'rgba(255, 0, 0, 0.5)',
    'hsl(0 100% 50%)',
    'hsla(0, 100%, 50%, 1)',
    'hwb(0 0% 0%)',
    'lab(50% 40 59)',
    'lch(52% 72 50)',
    'oklab(59% 0.1 0.1)',
    'oklch(60% 0.15 50)',
    'color(display-p3 1 0.5 0)',
  ]
    .map((color) => ({ ...style(`color: '${color}'`), ...reported(/raw color of color.*tokens\/color\/colors\.ts/) }))
    .concat([
      { ...style("'backgroundColor': 'red'"), ...reported(/raw color/) },
      { ...style("border: '1px solid red'"), ...reported(/raw color/) },
      { ...style('border: `${vars.stroke.thin} solid red`'), ...reported(/^“\$\{…\} solid red” is a raw color/) },
      { ...style('boxShadow: `0 0 ${blur} rgb(0 0 0 / 20%)`'), ...reported(/raw color/) },
      { ...style("background: 'linear-gradient(#fff, transparent)'"), ...reported(/raw color/) },
      { ...style('background: `color-mix(in oklab, red 20%, ${vars.color.ink})`'), ...reported(/raw color/) },
      { ...style("color: 'light-dark(#fff, #000)'"), ...reported(/raw color/) },
      { ...style("textDecoration: 'underline red'"), ...reported(/raw color/) },
      { ...style("scrollbarColor: 'red blue'"), ...reported(/raw color/) },
      { ...style("fill: isOn ? 'red' : 'currentColor'"), ...reported(/raw color/) },
      { ...style("vars: { [shade]: 'red' }"), ...reported(/raw color/) },
      { ...style("vars: { '--shade': '#fff' }"), ...reported(/raw color/) },
    ])
    .concat([
      {
        code: "import { vars } from '@workspace/tokens/contract.css.ts'\nconst shade = 'red'",
        filename: at('ui/elements/mixins.ts'),
        errors: [{ message: /raw color/, line: 2 }],
      },
      { ...markup('<path fill="red" />'), errors: [{ message: /raw color of fill/, line: 1 }] },
      { ...markup('<p style={{ color: "red" }} />'), errors: [{ message: /raw color of color/, line: 1 }] },
      { ...markup('"#fff"'), errors: [{ message: /raw color/, line: 1 }] },
      { ...markup('`<rect fill="#123456"/>`'), errors: [{ message: /raw color/, line: 1 }] },
    ]),
})

const importing = (file: string, code: string) => ({ filename: at(file), code })

tester.run('import-directions', importDirections, {
  valid: [
    importing('site/landing/a.tsx', "import { Hero } from '#ui/landing/Hero/Hero.tsx'"),
    importing('site/landing/words/a.ts', "import type { HeroProps } from '#ui/landing/Hero/Hero.tsx'"),
    importing('site/render.tsx', "import type { PageData } from '@workspace/host/http/pages.ts'"),
    importing('site/build/a.ts', "import { readConfiguration } from '@workspace/host/configuration/configuration.ts'"),
    importing('site/landing/words/a.ts', "import { type HeroProps } from '#ui/landing/Hero/Hero.tsx'"),
    importing('packages/host/a.test.ts', "import { open } from '../../testing/browser.ts'"),
    importing('ui/elements/a.tsx', "import { vars } from '@workspace/tokens/contract.css.ts'"),
    importing('ui/landing/Hero/Hero.tsx', "import { Text } from '../../elements/Text/Text.tsx'"),
    importing('packages/sandbox/a.ts', "import { vmApi } from '@workspace/api/vm/vm.ts'"),
    importing('packages/host/a.ts', "import { join } from 'node:path'"),
    importing('ops/a.ts', "import { site } from '../site/server.ts'"),
  ],
  invalid: [
    { ...importing('tokens/a.ts', "import { Hero } from '../ui/index.ts'"), errors: [/tokens must not import ui/] },
    { ...importing('tokens/a.ts', "import { useState } from 'react'"), errors: [/tokens\/package\.json does not list react/] },
    {
      ...importing('ui/elements/a.tsx', "import { routes } from '../../site/routes.tsx'"),
      errors: [/ui must not import site\. Take a prop/],
    },
    {
      ...importing('ui/elements/a.tsx', "import { routes } from '@workspace/site/routes.tsx'"),
      errors: [/ui must not import site\. Take a prop/],
    },
    { ...importing('ui/elements/a.tsx', "export { routes } from '../../site/routes.tsx'"), errors: [/ui must not import site/] },
    { ...importing('ui/elements/a.tsx', "export * from '../../site/routes.tsx'"), errors: [/ui must not import site/] },
    { ...importing('ui/elements/a.tsx', "const later = () => import('../../site/routes.tsx')"), errors: [/ui must not import site/] },
    { ...importing('ui/elements/a.tsx', "type Routes = import('../../site/routes.tsx').Routes"), errors: [/ui must not import site/] },
    {
      ...importing('ui/elements/a.tsx', "import { Link } from 'react-router-dom'"),
      errors: [/ui\/package\.json does not list react-router-dom/],
    },
    {
      ...importing('ui/landing/Hero/Hero.stories.tsx', "import { hero } from '../../../site/landing/words/hero.ts'"),
      errors: [/ui must not import site/],
    },
    {
      ...importing('ui/elements/a.stories.tsx', "import { Docs } from '../../.storybook/docs/blocks.tsx'"),
      errors: [/ui must not import \.storybook/],
    },
    {
      ...importing('ui/elements/a.stories.tsx', "import { vmApi } from '@workspace/api/vm/vm.ts'"),
      errors: [/ui must not import packages\/api/],
    },
    { ...importing('ui/elements/a.tsx', "import { Hero } from '../landing/Hero/Hero.tsx'"), errors: [/take children or a prop/] },
    {
      ...importing('ui/a/A/A.tsx', "import { Form } from '../../form/Form/Form.tsx'"),
      errors: [/move the shared part to ui\/elements/],
    },
    {
      ...importing('site/landing/a.tsx', "import { Hero } from '../../ui/landing/Hero/Hero.tsx'"),
      errors: [/Write “#ui\/landing\/Hero\/Hero\.tsx”/],
    },
    {
      ...importing('site/landing/a.tsx', "import { vmApi } from '../../packages/api/vm/vm.ts'"),
      errors: [/Write “@workspace\/api\/vm\/vm\.ts”/],
    },
    {
      ...importing('site/landing/a.tsx', "import { vars } from '@workspace/tokens/contract.css.ts'"),
      errors: [/site\/ must not contain CSS/],
    },
    { ...importing('site/landing/words/a.ts', "import { Hero } from '#ui/landing/Hero/Hero.tsx'"), errors: [/write import type/] },
    {
      ...importing('site/landing/words/a.ts', "import { mailService } from '@workspace/application/mail/mail-service.server.ts'"),
      errors: [/must not import server code/],
    },
    {
      ...importing('site/apply/page.tsx', "const later = () => import('@workspace/host/configuration/configuration.ts')"),
      errors: [/must not import server code/],
    },
    { ...importing('site/frame/a.tsx', "import { faq } from '../landing/words/faq.ts'"), errors: [/The frame must not import a page/] },
    { ...importing('packages/api/vm/a.ts', "import type { Hero } from '#ui/landing/Hero/Hero.tsx'"), errors: [/does not list/] },
    {
      ...importing('packages/api/vm/a.ts', "const later = () => import('@workspace/sandbox/sandbox.ts')"),
      errors: [/packages\/api must not import packages\/sandbox/],
    },
    {
      ...importing('packages/application/a.test.ts', "import { createApp } from '@workspace/host/http/app.ts'"),
      errors: [/packages\/application must not import packages\/host/],
    },
    {
      ...importing('packages/host/a.test.ts', "import { routes } from '../../site/routes.tsx'"),
      errors: [/packages\/host must not import site/],
    },
    {
      ...importing('packages/host/a.ts', "import { open } from '../../testing/browser.ts'"),
      errors: [/Only tests and fixtures may use testing/],
    },
  ],
})
