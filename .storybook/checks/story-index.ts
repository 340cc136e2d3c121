import { buildIndex } from 'storybook/internal/core-server'

/** Every story and documentation page as Storybook itself lists them. */
export async function storyIndex() {
  const { entries } = await buildIndex({ configDir: '.storybook' })
  return Object.values(entries)
}
