/** Prevents navigation. With Vitest's `<base target="_parent">`, even a link to `#prices` would replace the runner and end the run silently. */
export function stayOnPage(story: string) {
  const { href } = location
  let destination: string | undefined
  const onNavigate = (event: NavigateEvent) => {
    const { sameDocument, url } = event.destination
    if (sameDocument || event.downloadRequest !== null || !event.cancelable || !url.startsWith('http')) return
    event.preventDefault()
    destination = url
  }
  document.querySelector('base')?.setAttribute('target', '_self')
  navigation.addEventListener('navigate', onNavigate)
  return {
    check: async () => {
      // The browser submits a form in a later task.
      await new Promise((done) => setTimeout(done))
      if (destination === undefined) return
      throw new Error(
        `${story} opens ${destination}, which would end the run. Use a link that the story intercepts: give LinkProvider a component whose onClick calls preventDefault, as in ui/elements/Link/Link.stories.tsx.`,
      )
    },
    end: () => {
      navigation.removeEventListener('navigate', onNavigate)
      if (location.href !== href) history.replaceState(history.state, '', href)
    },
  }
}
