import { cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import * as ui from '../../ui/index.ts'

type Component = (props: object) => ReactNode
type Render = (args: object, context: object) => ReactNode

interface StoryFile {
  default: { title: string; component?: unknown; subcomponents?: object; args?: object; render?: Render; tags?: readonly string[] }
  [story: string]: { args?: object; render?: Render; tags?: readonly string[] } | undefined
}

export const storyFiles = Object.values(import.meta.glob<StoryFile>('../../ui/**/*.stories.tsx', { eager: true }))

/** Components of the package by name. */
export const components = Object.entries(ui as Record<string, unknown>).filter(
  (entry): entry is [string, Component] => typeof entry[1] === 'function' && /^[A-Z]/.test(entry[0]),
)

/** Returns true for a component that is a function. */
const isFunction = (type: unknown): type is Component => typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {}))

/**
 * Returns a function that adds props to the elements of one component in a tree. It also reaches elements that other function components
 * render.
 */
function addProps(component: unknown, props: object): (node: unknown) => unknown {
  // Two renders of a component need the same wrapper. Otherwise the component would lose its state.
  const wrappers = new Map<unknown, Component>()
  const add = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(add)
    if (!isValidElement<Record<string, unknown>>(node)) return node
    if (node.type === component) return cloneElement(node, props)
    const ownProps = Object.fromEntries(Object.entries(node.props).map(([name, value]) => [name, add(value)]))
    return isFunction(node.type) ? createElement(wrap(node.type), { ...ownProps, key: node.key }) : cloneElement(node, ownProps)
  }
  const wrap = (type: Component): Component => {
    const wrapper = wrappers.get(type) ?? ((own: object) => add(type(own)) as ReactNode)
    wrappers.set(type, wrapper)
    return wrapper
  }
  return add
}

/** Returns a story as an element. `change` receives what the story renders, and returns what to show instead. */
export function renderStory({ default: meta }: StoryFile, story: StoryFile[string], change = (node: unknown) => node): ReactNode {
  const args = { ...meta.args, ...story?.args }
  const render = story?.render ?? meta.render ?? (() => createElement(meta.component as Component, args))
  // A story with hooks has to render as a component.
  const Story = () => change(render(args, { args })) as ReactNode
  return <Story />
}

/** Returns the stories of a component, with `props` added to the component. */
export const listStories = (component: unknown, props: object): ReactNode[] =>
  storyFiles
    .filter(({ default: { component: main, subcomponents = {} } }) => [main, ...Object.values(subcomponents)].includes(component))
    .flatMap(({ default: meta, ...stories }) =>
      Object.values(stories).map((story) => renderStory({ default: meta }, story, addProps(component, props))),
    )

/** Returns the args of the stories of a component. Skips stories with a `render` function, and stories without own args unless they are `Default`. */
export const listArgs = (component: unknown): { story: string; args: object }[] =>
  storyFiles
    .filter(({ default: meta }) => meta.component === component)
    .flatMap(({ default: meta, ...stories }) =>
      Object.entries(stories)
        .filter(([name, story]) => !story?.render && (name === 'Default' || story?.args))
        .map(([story, own]) => ({ story, args: { ...meta.args, ...own?.args } })),
    )
