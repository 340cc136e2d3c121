/** Container without room for wide margins, such as with 200 % text on a phone. */
export const tight = '(max-width: 11.99rem)'
