export const formPath = '/cloud-host-form'

/** The application's reference follows this path. */
export const receivedPath = `${formPath}/received`
