/** Text of an RSA, ECDSA or ED25519 public key. Surrounding spaces and line breaks are allowed. Source: public documentation of comparable APIs. */
export const publicKey = /^\s*(ssh-rsa|ecdsa-sha2-nistp(256|384|521)|ssh-ed25519) [A-Za-z0-9+/]+={0,2}( .*)?\s*$/
