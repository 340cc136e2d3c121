/** Where an application goes. */
export const endpoint = '/api/cloud-host-applications'

/** Where the answer to a form that was sent without JavaScript is, by its reference. */
export const receivedPath = '/cloud-host-form/received'
