import { createPrivateKey } from 'node:crypto'

const curves: Readonly<Record<string, string>> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
}

/** How a private key in PEM signs; undefined for a key that signs nothing that providers take, or is none. */
export const keyAlgorithm = (pem: string): string | undefined => {
  try {
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = createPrivateKey(pem)
    if (kind === 'rsa') return 'RS256'
    if (kind === 'ed25519') return 'EdDSA'
    return kind === 'ec' ? curves[details?.namedCurve ?? ''] : undefined
  } catch {
    return undefined
  }
}
