import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` file beside each text file of a folder, so that the server does not compress files. Compresses as many files at
 * a time as there are processors, because each encoder uses up to 10 MB.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const waiting = files.filter((file) => /\.(?:html|js|css|json|md|txt|xml|yaml|svg|webmanifest)$/.test(file))
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const path = join(folder, file)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await brotli(content))
        await writeFile(`${path}.gz`, await gz(content, { level: 9 }))
      }
    }),
  )
}
