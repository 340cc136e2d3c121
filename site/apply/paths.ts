export const formPath = '/cloud-host-form'

/** Path of the receipt, without the reference that follows it. */
export const receivedPath = `${formPath}/received`
