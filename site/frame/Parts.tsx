import { PartsProvider, type PartsProviderProps } from '#ui/elements/Part/Part.tsx'
import { firstHydration } from './hydration/useHydrated.ts'
import { errors } from './words/errors.ts'

/** Throws during the first hydration, so that the server-rendered form keeps its answers. */
export function FailedPart() {
  if (firstHydration.runs) throw new Error(errors.part)
  return errors.part
}

/** In development, React hydrates the whole page. Otherwise React would keep the HTML of unhydrated parts, and edits would not show there. */
export const Parts = ({ failed, children }: PartsProviderProps) =>
  import.meta.env.DEV ? children : <PartsProvider failed={failed}>{children}</PartsProvider>
