/** Check mark of `Icon` for `clip-path`. A data image would need an exception in the CSP. */
export const checkMark = 'polygon(14.3% 57.6%, 41% 84.2%, 86% 32.3%, 76.5% 24%, 40.3% 65.8%, 23.2% 48.7%)'
