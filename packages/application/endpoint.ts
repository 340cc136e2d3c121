export const endpoint = '/api/cloud-host-applications'
