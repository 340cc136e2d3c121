/** Allows surrounding spaces and line breaks. Source: public documentation of comparable APIs. */
export const publicKey = /^\s*(ssh-rsa|ecdsa-sha2-nistp(256|384|521)|ssh-ed25519) [A-Za-z0-9+/]+={0,2}( .*)?\s*$/
