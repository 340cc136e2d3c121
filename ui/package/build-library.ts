import { buildLibrary } from './build.ts'

const began = performance.now()
const folder = 'dist/library'
try {
  const { name, version } = await buildLibrary(folder)
  console.log(`${name} ${version} in ${folder}, ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  console.log(`Next: npm publish ${folder} --access public, or npm pack ${folder} to try it in an app.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
