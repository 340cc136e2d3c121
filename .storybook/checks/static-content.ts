import { Static } from '../../ui/elements/Part/Static.tsx'

/** The fields of React's internal tree that the check reads. */
interface Fiber {
  tag: number
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
  ref: unknown
  memoizedProps: Record<string, unknown> | null
  /** First hook of a function component. */
  memoizedState: Hook | null
  stateNode: { current: Fiber }
}

interface Hook {
  queue: unknown
  next: Hook | null
}

const functionTags = new Set([0, 11, 15])
const classTag = 1
const elementTag = 5

const getName = ({ type }: Fiber): string => (typeof type === 'string' ? type : typeof type === 'function' ? type.name : 'a component')

/** Returns true if a hook keeps a value that can change, as `useState`, `useReducer` and `useSyncExternalStore` do. */
function hasState({ memoizedState }: Fiber): boolean {
  for (let hook = memoizedState; hook; hook = hook.next) if (hook.queue) return true
  return false
}

/** Lists the handlers, ref or state of a fiber that would not work, because React does not hydrate the content of `Static`. */
function describeLoss(fiber: Fiber): string[] {
  if (fiber.tag === elementTag) {
    const handlers = Object.entries(fiber.memoizedProps ?? {})
      .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
      .map(([name]) => `${name} of ${getName(fiber)}`)
    return fiber.ref ? [...handlers, `the ref of ${getName(fiber)}`] : handlers
  }
  if (fiber.tag === classTag) return [`the state of ${getName(fiber)}`]
  if (functionTags.has(fiber.tag) && fiber.type !== Static && hasState(fiber)) return [`the state of ${getName(fiber)}`]
  return []
}

const list = (first: Fiber | null): Fiber[] => {
  const fibers: Fiber[] = []
  for (let fiber = first; fiber; fiber = fiber.sibling) fibers.push(fiber, ...list(fiber.child))
  return fibers
}

/** Returns the root fiber of the React tree that an element belongs to, in the version that is on the page. */
function findRoot(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  if (!key) return undefined
  let fiber: Fiber = Reflect.get(element, key)
  while (fiber.return) fiber = fiber.return
  return fiber.stateNode.current
}

/** Lists the handlers, refs and state below `Static`. They work in Storybook, but on the built site React does not hydrate them. */
export function findLostBehavior(root: ParentNode): string[] {
  const roots = new Set([...root.querySelectorAll('*')].map(findRoot).filter((fiber) => fiber !== undefined))
  return [
    ...new Set(
      [...roots]
        .flatMap((fiber) => list(fiber.child))
        .filter(({ type }) => type === Static)
        // The element of `Static` itself is hydrated.
        .flatMap(({ child }) => list(child?.child ?? null))
        .flatMap(describeLoss),
    ),
  ]
}
