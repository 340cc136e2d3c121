import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packageName } from './manifest.ts'
import { startRegistry } from './registry.ts'

const section = `import { Roadmap } from '${packageName}'
import { createElement } from 'react'
export const section = createElement(Roadmap, {
  id: 'seasons', eyebrow: 'Seasons', title: 'The year on the farm',
  statusLabels: { completed: 'done', current: 'now', upcoming: 'next' },
  items: [{ quarter: 'Spring', title: 'Sowing', status: 'current', description: 'Oats first.', features: ['Oats', 'Rye'] }],
})
`

const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'index.html': `<!doctype html>
<html lang="en" data-theme="light"><title>Farm</title><div id="root"></div><script type="module" src="/main.ts"></script></html>`,
  'section.ts': section,
  'main.ts': `import '${packageName}/styles.css'
import { createRoot } from 'react-dom/client'
import { section } from './section.ts'
createRoot(document.getElementById('root')!).render(section)
`,
  'server.mjs': `${section}import { renderToString } from 'react-dom/server'\nprocess.stdout.write(renderToString(section))\n`,
  // Exports everything from the subpath, as an Astro island does.
  'button.ts': `import '${packageName}/theme.css'\nimport '${packageName}/button.css'\nexport * from '${packageName}/button'\n`,
  'page.html': `<!doctype html>
<html lang="en"><title>Farm</title>
<p id="host" class="mb-6">Host</p><ul id="list" class="list-disc"><li>Oats</li></ul>
<div data-theme="dark" id="dark"><div data-theme="light" id="light">Light</div></div>
<div id="root"></div><script type="module" src="/page.ts"></script></html>`,
  'page.ts': `import './host.css'
import '${packageName}/styles.css'
import { Faq, Link, Section, Text } from '${packageName}'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const inside = createElement('p', { id: 'inside', className: 'mb-6', key: 'p' }, 'Inside')
const bare = createElement('p', { id: 'bare', key: 'bare' }, 'Bare')
const faq = createElement(Faq, { key: 'faq', id: 'faq', title: 'Questions', items: [
  { id: 'open', question: 'When?', answer: 'In spring.' }, { id: 'closed', question: 'Where?', answer: 'On the farm.' },
] })
const link = createElement(Link, { key: 'link', id: 'link', href: 'https://barn.example' }, 'Barn')
createRoot(document.getElementById('root')!).render(createElement('main', {}, [
  createElement(Section, { key: 'section', labelledBy: 'bare' } as never, [createElement(Text, { key: 'text', id: 'text', children: 'Text' }), inside, bare]), faq, link,
]))
`,
  // Tailwind 4's layers, in Tailwind's order.
  'host.css':
    '@layer theme, base, components, utilities; @layer base { * { margin: 0 } ul { list-style: none } } @layer utilities { .mb-6 { margin-bottom: 24px } .list-disc { list-style: disc } }',
  'typed.ts': `import '${packageName}/styles.css'
import '${packageName}/button.css'
import { Button, ButtonLink, CheckboxField, Dialog, DialogContent, Form, RadioGroupField, SelectField, Tabs, TextField, Tooltip } from '${packageName}'
import { Button as Alone, buttonVariants } from '${packageName}/button'
import { vars } from '${packageName}/tokens'
import { createElement } from 'react'
export const canvas: string = vars.color.canvas
createElement(Button, { children: 'Sow', variant: 'outline' })
// @ts-expect-error: there is no such variant
createElement(Button, { children: 'Sow', variant: 'loud' })
createElement(Button, { 'children': 'Sow', 'aria-label': 'Sow oats', 'id': 'sow', 'onClick': (event) => event.currentTarget.form })
// @ts-expect-error: components don't accept className
createElement(Button, { children: 'Sow', className: 'mine' })
export const alone: typeof Alone = Button
export const first: 'primary' = buttonVariants[0]
/** Passes values that may be undefined, in an app with exactOptionalPropertyTypes. */
export const maybe = (text?: string, flag?: boolean, call?: () => void) => [
  createElement(Button, { children: 'Sow', variant: text as 'outline' | undefined, disabledReason: text, onClick: call }),
  createElement(ButtonLink, { children: 'Sow', href: '/sow', icon: undefined, target: text }),
  createElement(Dialog, { open: flag, defaultOpen: flag, onOpenChange: call, children: null }),
  createElement(DialogContent, { title: 'Sow', closeLabel: 'Close', actions: undefined, cancelLabel: text }),
  createElement(Tooltip, { text: 'Once', side: undefined, defaultOpen: flag, children: createElement('button') }),
  createElement(Tabs, { label: 'Fields', items: [{ id: 'a', label: 'A', title: text, content: null }], tab: text, onTabChange: call }),
  createElement(TextField, { name: 'a', label: 'A', hint: text, error: text, value: text, min: undefined, steps: undefined }),
  createElement(SelectField, { name: 'a', label: 'A', placeholder: 'Take one', options: [], value: text, defaultValue: text, wide: flag }),
  createElement(RadioGroupField, { name: 'a', label: 'A', options: [], value: text, layout: undefined, onChange: call }),
  createElement(CheckboxField, { name: 'a', label: 'A', checked: flag, required: flag, optionalLabel: text }),
  createElement(Form, { action: '/sow', checked: flag, idPrefix: text, children: null }),
]
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'nodenext',
      target: 'es2023',
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      types: [],
      allowImportingTsExtensions: true,
      noUncheckedSideEffectImports: true,
    },
    files: ['section.ts', 'typed.ts'],
  }),
}

export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd, encoding: 'utf8' })).stdout
}

export async function makeApp(library: string) {
  const home = mkdtempSync(join(tmpdir(), 'farm-'))
  const packed = join(home, 'packed')
  mkdirSync(packed)
  await run('npm', ['pack', library, '--pack-destination', packed, '--loglevel', 'error'], home)
  await run('tar', ['-xzf', join(packed, readdirSync(packed)[0]!), '-C', packed], home)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text)
  const registry = await startRegistry((name) => (name === packageName ? join(packed, 'package') : resolve('node_modules', name)))
  try {
    const options = [
      `--registry=${registry.origin}`,
      `--cache=${join(home, 'cache')}`,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    await run('npm', ['install', packageName, 'react', 'react-dom', '@types/react', ...options], home)
  } finally {
    await registry.close()
  }
  return home
}
