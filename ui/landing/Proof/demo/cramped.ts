/** Container so narrow that the inner nodes of the tree are below its leaves, for example on a phone with 200 % text. */
export const cramped = '(max-width: 16.99rem)'
