/** Tags of stories and components, besides `purpose:…`. People filter the sidebar by `status:…` and `a11y:…`, and Storybook reads the first three. */
export const knownTags = [
  '!autodocs',
  '!dev',
  '!test',
  'status:beta',
  'status:stable',
  'a11y:open',
  'a11y:reviewed',
  'tile:center',
  'tile:whole',
  'drawing',
  'no-picture',
  'reduced-motion',
] as const

/** Like `includes`, but accepts only a tag that stories have. */
export const hasTag = (tags: readonly string[] | undefined, tag: (typeof knownTags)[number]): boolean => tags?.includes(tag) ?? false
