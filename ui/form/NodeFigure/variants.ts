/** States of the wire from the form to the node. */
export const nodeStates = ['open', 'wrong', 'sending', 'received'] as const
