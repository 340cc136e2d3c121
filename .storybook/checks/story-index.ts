import { buildIndex } from 'storybook/internal/core-server'

/** Lists all stories and documentation pages, from Storybook's own index. */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  return Object.values(entries)
}
