import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJson } from '../../packages/host/configuration/read-json.ts'
import { templatesOf } from './templates.ts'
import { drawings } from './drawings.ts'

/** Writes a Code Connect template for each component with a drawing, from the manifest of the built Storybook. */
const story = z.object({ name: z.string(), snippet: z.optional(z.string()) })
const component = z.object({ name: z.string(), path: z.string(), import: z.optional(z.string()), stories: z.array(story) })
const manifest = z.object({ components: z.record(z.string(), component) })

const folder = 'node_modules/.cache/code-connect'
const { components } = readJson(manifest, readFileSync('dist/storybook/manifests/components.json', 'utf8'))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const templates = Object.entries(templatesOf(components, drawings))
for (const [file, text] of templates) writeFileSync(`${folder}/${file}`, text)
writeFileSync(
  `${folder}/figma.config.json`,
  JSON.stringify({ codeConnect: { include: ['*.figma.ts'], label: 'React', language: 'typescript' } }),
)
console.log(`${templates.length} templates in ${folder}.`)
console.log(
  templates.length === 0
    ? 'Next: add the address of a drawing to .storybook/figma/drawings.ts.'
    : `Next: cd ${folder} && FIGMA_ACCESS_TOKEN=… npx @figma/code-connect@2.0.2 connect publish`,
)
