import { describePlaceholder } from './placeholder.ts'

const part = '[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*'

/** Name as in `docker pull`. https://github.com/distribution/reference */
export const imageNamePattern = new RegExp(
  String.raw`^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::\d{1,5})?/)?${part}(?:/${part})*(?::\w[\w.-]{0,127})?(?:@sha256:[0-9a-f]{64})?$`,
)

/** Source: public documentation of comparable APIs (the formats). */
export const imageUrlPattern = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?\/[^\s?#]*\.(qcow2|(img|raw)(\.(xz|gz))?)([?#]\S*)?$/

/** Returns whether only the reader's own machine or network can reach a host. */
const isPrivateHost = (host: string) =>
  /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|\.(local|localhost|internal|lan)$/.test(host)

/** Says what is wrong with the name of a container image, in words that follow the name of its field. */
export const explainImageName = (text: string): string | undefined => {
  const placeholder = describePlaceholder(text)
  if (placeholder) return `is ${placeholder} and not the name of a container image`
  if (/^https?:\/\//i.test(text)) return 'is the address of a page and not the name of a container image'
  if (isPrivateHost(text.split(/[/:]/)[0]!) && text.includes('/')) return 'is on a registry that only your network can reach'
  if (/\s/.test(text)) return 'must not contain a space or a line break'
  if (/@(?!sha256:[0-9a-f]{64}$)/.test(text)) return 'has @ without a digest after it: sha256: and 64 digits from 0 to f'
  return imageNamePattern.test(text) ? undefined : 'must be the name of a container image, as docker pull takes it'
}

/** Says what is wrong with the URL of a VM's image, in words that follow the name of its field. */
export const explainImageUrl = (text: string): string | undefined => {
  const placeholder = describePlaceholder(text)
  if (placeholder) return `is ${placeholder} and not the URL of an image`
  const [, credentials, host = ''] = /^https?:\/\/([^/?#]*@)?([^/:?#\s]*)/.exec(text) ?? []
  if (credentials) return 'has a user name or a password in it, and the image must be public'
  if (isPrivateHost(host)) return 'is on a host that only your network can reach'
  return imageUrlPattern.test(text)
    ? undefined
    : 'must be a URL with https:// that ends in .qcow2, .img or .raw, or .xz or .gz after .img or .raw'
}
