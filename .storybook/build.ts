import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { minify } from 'vite'

const folder = 'dist/storybook'
const { status } = spawnSync('npm', ['exec', '--', 'storybook', 'build', '-o', folder, '--quiet', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

// Storybook ships its own frame with every space and name in it: 5 MB that every first visit waits for.
for (const file of globSync(`${folder}/{sb-manager,sb-addons}/**/*.js`)) {
  const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  writeFileSync(file, code)
}
// Storybook's own face, which every page would load although all of them wear the faces of the house.
for (const file of ['index.html', 'iframe.html'].map((name) => `${folder}/${name}`)) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/@font-face\s*\{[^}]*Nunito Sans[^}]*\}/g, ''))
}
for (const file of globSync(`${folder}/{,sb-common-assets/}nunito-sans-*.woff2`)) rmSync(file)
