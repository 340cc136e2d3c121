import { createIndex, close } from 'pagefind'

/**
 * Writes the index of the documentation's search beside the pages.
 * @throws with Pagefind's own words.
 */
export async function writeSearchIndex(client: string, write: (path: string, content: Uint8Array) => Promise<void>): Promise<void> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: ['nav', 'form', 'details', 'button', 'a[aria-labelledby]', '[role="tablist"]'] })
  if (!index) throw new Error(`The search index was not made: ${errors.join(' ')}`)
  for (const glob of ['docs.html', 'docs/**/*.html']) await index.addDirectory({ path: client, glob })
  const { files } = await index.getFiles()
  // Pagefind brings faces of its own too; the search dialog is ours.
  const needed = files.filter(({ path }) => !/-ui\.|highlight/.test(path))
  if (!needed.some(({ path }) => path.endsWith('.pf_index'))) throw new Error('The search index is empty: no page of dist/client/docs was read.')
  for (const { path, content } of needed) await write(`pagefind/${path}`, content)
  await close()
}
