import { buildIndex } from 'storybook/internal/core-server'

/** Reads Storybook's index of stories and documentation pages. */
export async function readStoryIndex() {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  return Object.values(entries)
}
