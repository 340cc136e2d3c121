import { fn } from 'storybook/test'

/** Hears the address of every link that a reader follows. */
export const followed = fn<(href: string | null) => void>()

/** Links are followed by nobody: the test's frame would leave the story. */
export function stay() {
  followed.mockClear()
  const prevent = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    event.preventDefault()
    followed(link.getAttribute('href'))
  }
  addEventListener('click', prevent)
  return () => removeEventListener('click', prevent)
}
