/** Marks closed content. React cannot write `hidden="until-found"`: https://github.com/facebook/react/issues/24740 */
export const markUntilFound = (isOpen: boolean) => (isOpen ? {} : { 'data-until-found': '', suppressHydrationWarning: true })

/** Lets find in page reveal marked content before any script runs. */
export const hideUntilFound = (html: string): string =>
  html.replaceAll('data-until-found=""', 'data-until-found="served" hidden="until-found"')
