import { spyOn } from 'storybook/test'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))

/** The first key pair of https://www.rfc-editor.org/rfc/rfc8032#section-7.1; Ed25519 signs the same text with it in the same way each time. */
const pair = {
  private: bytes('302e020100300506032b6570042204209d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'),
  public: bytes('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'),
}

/** Lets every proof have the same key and take no time until the next story, so that two pictures of it are equal. */
export function fixProof(): void {
  spyOn(performance, 'now').mockReturnValue(0)
  const generateKey = crypto.subtle.generateKey.bind(crypto.subtle) as (algorithm: Algorithm, extractable: boolean, usages: KeyUsage[]) => Promise<CryptoKeyPair>
  const fixed = async (algorithm: Algorithm, extractable: boolean, usages: KeyUsage[]): Promise<CryptoKeyPair> =>
    algorithm.name === 'Ed25519'
      ? {
          privateKey: await crypto.subtle.importKey('pkcs8', pair.private, 'Ed25519', extractable, ['sign']),
          publicKey: await crypto.subtle.importKey('raw', pair.public, 'Ed25519', true, ['verify']),
        }
      : generateKey(algorithm, extractable, usages)
  spyOn(crypto.subtle, 'generateKey').mockImplementation(fixed as typeof crypto.subtle.generateKey)
}
