import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What the button does to the element of `commandfor`: https://html.spec.whatwg.org/#attr-button-command */
    command?: 'show-modal' | 'close' | 'request-close'
    /** The id of the element that the button commands. */
    commandfor?: string
  }
}
