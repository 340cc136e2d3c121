/** Text of an RSA, ECDSA or ED25519 public key. Source: public documentation of comparable APIs. */
export const publicKey = /^(ssh-rsa|ecdsa-sha2-nistp(256|384|521)|ssh-ed25519) [A-Za-z0-9+/]+={0,2}( .*)?$/
