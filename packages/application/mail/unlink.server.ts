import { parse } from 'tldts'

/** Zero-width space. A line can break there, as at `<wbr>` in the HTML part. */
export const gap = '\u200b'

/** Labels with dots between them. In host names, the Chinese and Japanese full stops count as dots. */
const dotted = /[\p{L}\p{M}\p{N}_-]+(?:[.。．｡][\p{L}\p{M}\p{N}_-]+)+/gu

/** RFC 2606 reserves `.example`. Tests and the local mailbox use it in place of real domains. */
const isTopLevel = (label: string) => label === 'example' || parse(`a.${label}`).isIcann === true

/** Any label but the first may be the top-level domain, because a mail program may link only a part of the text, such as `a.com` in `a.com.Ltd`. */
const isHost = (text: string): boolean => {
  const labels = text.normalize('NFKC').toLowerCase().split(/[.。]/)
  return labels[0] === 'www' || parse(labels.join('.')).isIp === true || labels.slice(1).some(isTopLevel)
}

/** Places before an @, after the colon of `://`, and between two backslashes, as in the Windows path `\\server\share`. */
const others = /(?<=\S)(?=[@＠]\S)|(?<=:)(?=[/\\]{2})|(?<=\\)(?=\\)/g

/**
 * Adds a gap wherever a mail program could find a link, and nowhere else: `Node.js` and `7.5 kW` stay as they are, and `ASP.NET` looks the
 * same. The gaps are beside punctuation, because spam filters count hidden characters between letters.
 */
export const unlink = (text: string): string =>
  text.replaceAll(dotted, (host) => (isHost(host) ? host.replaceAll(/(?=[.。．｡])/g, gap) : host)).replaceAll(others, gap)
