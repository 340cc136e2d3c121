/** Marks closed content, which `withUntilFound` hides on the server: React cannot write `hidden="until-found"`. https://github.com/facebook/react/issues/24740 */
export const untilFound = (isOpen: boolean) => (isOpen ? {} : { 'data-until-found': '', suppressHydrationWarning: true })

/** Completes server-rendered HTML: closed content is hidden from the start, and the browser’s find reaches it before any script runs. */
export const withUntilFound = (html: string): string =>
  html.replaceAll('data-until-found=""', 'data-until-found="served" hidden="until-found"')
