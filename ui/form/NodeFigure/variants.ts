/** States of the connection between the form and the node. */
export const nodeStates = ['open', 'wrong', 'sending', 'received'] as const
