import type { ComponentType } from 'react'

/** The tools that stand on some pages: each weighs more than a text, so it is loaded where it stands only. */
const tools = {
  Cost: () => import('./tools/Cost.tsx'),
  DeployCheck: () => import('./tools/DeployCheck.tsx'),
  Epoch: () => import('./tools/Epoch.tsx'),
  Precedence: () => import('./tools/Precedence.tsx'),
}

/** The name of a tool in the text of a page. */
export type ToolName = keyof typeof tools

/** The tools' names. */
export const toolNames = Object.keys(tools) as ToolName[]

/** Loads the named tools. */
export const loadTools = async (names: readonly ToolName[]): Promise<Readonly<Record<string, ComponentType<never>>>> =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await tools[name]()).Tool] as const)))
