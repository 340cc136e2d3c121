import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a `.br` and a `.gz` file beside each text file of a folder, so that the server compresses nothing. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => /\.(?:html|js|css|json|md|txt|xml|yaml|svg|webmanifest)$/.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await brotli(content))
        await writeFile(`${path}.gz`, await gz(content, { level: 9 }))
      }),
  )
}
