/**
 * Address of each component's drawing in Figma, by the component's id, such as
 * `'elements-button': 'https://www.figma.com/design/KEY/Name?node-id=1-2'`. Without one, Storybook has no panel and no link to Figma.
 */
export const drawings: Readonly<Record<string, string>> = {}
