import { readFileSync, writeFileSync } from 'node:fs'
import { storyIndex } from './story-index.ts'

const file = '.storybook/story-ids.txt'
const before = new Set(readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean))
const now = (await storyIndex()).map(({ id }) => id).sort()
writeFileSync(file, `${now.join('\n')}\n`)
const gone = [...before].filter((id) => !now.includes(id))
console.log(`${file}: ${now.length} ids, ${now.filter((id) => !before.has(id)).length} new, ${gone.length} gone.`)
for (const id of gone) console.log(`  gone: ${id} (a link from a design file to it breaks)`)
console.log('Next: commit the list with the stories.')
