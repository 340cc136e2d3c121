/** Path to which the form is sent. */
export const endpoint = '/api/cloud-host-applications'

/** Path of the page with the form. */
export const formPath = '/cloud-host-form'

/** Path of the receipt of a form that was sent without JavaScript; the reference follows. */
export const receivedPath = '/cloud-host-form/received'
