import type { ComponentType } from 'react'

/** The tools that stand on some pages, and the file of each: it weighs more than a text, so it is loaded where they stand. Those of one page share a file. */
export const tools = { Cost: 'Charges', DeployCheck: 'Configuration', Epoch: 'Charges', Precedence: 'Configuration' } as const

/** The name of a tool in the text of a page. */
export type ToolName = keyof typeof tools

/** The tools' names. */
export const toolNames = Object.keys(tools) as ToolName[]

const files = {
  Charges: () => import('./tools/Charges.tsx'),
  Configuration: () => import('./tools/Configuration.tsx'),
}

/** Loads the named tools. */
export async function loadTools(names: readonly ToolName[]): Promise<Readonly<Record<string, ComponentType<never>>>> {
  const loaded = await Promise.all([...new Set(names.map((name) => tools[name]))].map((file) => files[file]()))
  return Object.assign({}, ...loaded) as Record<string, ComponentType<never>>
}
