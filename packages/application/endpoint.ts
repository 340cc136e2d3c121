/** Path to which the form posts. */
export const endpoint = '/api/cloud-host-applications'
