import { buildIndex } from 'storybook/internal/core-server'

/** Includes documentation pages. */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  return Object.values(entries)
}
