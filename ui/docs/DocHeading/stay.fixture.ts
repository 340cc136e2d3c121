/** Links are followed by nobody: the test's frame would leave the story. */
export function stay() {
  const prevent = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  }
  addEventListener('click', prevent)
  return () => removeEventListener('click', prevent)
}
