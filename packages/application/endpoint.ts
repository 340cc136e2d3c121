/** Path to which the form posts. */
export const endpoint = '/api/cloud-host-applications'

/** Path of the page with the form. */
export const formPath = '/cloud-host-form'

/** Path of the receipt, followed by the reference. */
export const receivedPath = '/cloud-host-form/received'
