/** What the page of a story tells the run when the story has come to its end. */
export interface Ending {
  event: string
  status?: string
  message?: string
}

declare global {
  interface Window {
    ending: Promise<Ending>
  }
}

interface Channel {
  on: (event: string, heard: (payload: { status?: string; message?: string; newPhase?: string } | undefined) => void) => void
}
interface Preview {
  storyStoreValue: { storyFromCSFFile: (given: unknown) => { playFunction?: (context: unknown) => Promise<void> } }
}

/**
 * Runs in the page before anything else: a world without time, chance and motion, in which two runs see the same. It is sent to
 * the browser as text, so it may use nothing from outside itself.
 */
export function standStill(now: number) {
  if (window.top !== window) return
  const play = new URLSearchParams(location.search).get('play') !== 'no'
  localStorage.clear()
  sessionStorage.clear()

  const Clock = Date
  window.Date = new Proxy(Clock, {
    construct: (target, given, self) => Reflect.construct(target, given.length ? given : [now], self) as Date,
    apply: () => new Clock(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  })
  performance.now = () => 0

  let seed = 1
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  Math.random = chance
  crypto.getRandomValues = (array) => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => (bytes[at] = chance() * 256))
    return array
  }
  // Whoever asks for a new key gets the first one of https://www.rfc-editor.org/rfc/rfc8032#section-7.1; Ed25519 then signs the same each time.
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  const generate = crypto.subtle.generateKey.bind(crypto.subtle)
  const seeded = async (algorithm: { name?: string }, extractable: boolean, usages: KeyUsage[]) => {
    if (algorithm.name !== 'Ed25519') return generate(algorithm as EcKeyGenParams, extractable, usages)
    const privateKey = bytes('302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
    const publicKey = bytes('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
    return {
      privateKey: await crypto.subtle.importKey('pkcs8', privateKey, 'Ed25519', extractable, ['sign']),
      publicKey: await crypto.subtle.importKey('raw', publicKey, 'Ed25519', true, ['verify']),
    }
  }
  crypto.subtle.generateKey = seeded as typeof crypto.subtle.generateKey

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important }
    body > #storybook-root { display: block !important }
  `)
  document.adoptedStyleSheets = [sheet]

  const guarded = new WeakSet()
  /** Lets no play begin before the effects of the first rendering have run, as no person would; or lets none begin at all. */
  function guard(store: Preview['storyStoreValue']) {
    const prepare = store.storyFromCSFFile.bind(store)
    store.storyFromCSFFile = (given) => {
      const story = prepare(given)
      const { playFunction } = story
      if (guarded.has(story) || !playFunction) return story
      guarded.add(story)
      const later = async (context: unknown) => {
        await new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(idle, { timeout: 500 }), { timeout: 500 })))
        await playFunction(context)
      }
      story.playFunction = play ? later : undefined
      return story
    }
  }

  let channel: Channel | undefined
  window.ending = new Promise((end) => {
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (given: Channel) => {
        channel = given
        for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException']) {
          given.on(event, (payload) => end({ event, status: payload?.status, message: payload?.message }))
        }
        given.on('storyRenderPhaseChanged', (payload) => {
          if (payload?.newPhase === 'preparing') guard((Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview).storyStoreValue)
        })
      },
    })
  })
}
