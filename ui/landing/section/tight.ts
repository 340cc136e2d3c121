/** Container width of text at twice its size on a phone, which leaves no room for wide margins. */
export const tight = '(max-width: 11.99rem)'
