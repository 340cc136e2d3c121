/** The measure of a container, for text at twice its size on a phone: no room is left for wide margins. */
export const tight = '(max-width: 11.99rem)'
