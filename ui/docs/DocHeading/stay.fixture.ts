import { fn } from 'storybook/test'

/** Called with the address of every followed link. */
export const followed = fn<(href: string | null) => void>()

/** Prevents navigation by links, which would leave the story. */
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
