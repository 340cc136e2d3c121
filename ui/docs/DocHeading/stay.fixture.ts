import { fn } from 'storybook/test'

/** Called with the `href` of every followed link. */
export const followed = fn<(href: string | null) => void>()

/** Keeps links from leaving the story. */
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
