export const nodeStates = ['open', 'wrong', 'sending', 'received'] as const
