/**
 * Marks closed content. A server replaces the mark by `hidden="until-found"`, which React cannot write, so that the browser’s find reaches
 * the content before a script runs: `html.replaceAll(untilFoundMark, 'hidden="until-found"')`.
 */
export const untilFound = (isOpen: boolean) => (isOpen ? {} : { 'data-until-found': '', suppressHydrationWarning: true })

/** Mark of closed content in rendered HTML. */
export const untilFoundMark = 'data-until-found=""'
