import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { RelyingParty } from '#domain/operators/relying-party.ts'

/** The options that the shop gives a browser, as far as a device needs them. */
interface Asked {
  readonly challenge: string
}

/** A device with one passkey, whose person is verified. Its responses are the text that a browser sends. */
export interface PasskeyDevice {
  /** Makes the passkey. */
  readonly make: (options: Asked) => string
  /** Signs a challenge with it. */
  readonly sign: (options: Asked) => string
}

const userPresent = 1
const userVerified = 4
const hasCredential = 64

/** Opens a device, in a browser that shows a page of the relying party. */
export function openPasskeyDevice({ id: rpId, origin }: RelyingParty): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  // The public key as COSE: EC2, ES256, P-256, x and y.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const clientData = (type: string, { challenge }: Asked) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const authenticatorData = (flags: number) =>
    Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(userPresent | userVerified | flags), Buffer.alloc(4)])
  const respond = (response: Readonly<Record<string, Buffer>>) => {
    const id = credentialId.toString('base64url')
    const fields = Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])
    return JSON.stringify({
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: Object.fromEntries(fields),
    })
  }
  return {
    make(options) {
      const credential = [Buffer.alloc(16), Buffer.of(0, credentialId.length), credentialId, key]
      const data = Buffer.concat([authenticatorData(hasCredential), ...credential])
      // A CBOR map of three: fmt "none", an empty attStmt, authData.
      const start = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex')
      const attestationObject = Buffer.concat([start, Buffer.of(0x58, data.length), data])
      return respond({ clientDataJSON: clientData('webauthn.create', options), attestationObject })
    },
    sign(options) {
      const [data, client] = [authenticatorData(0), clientData('webauthn.get', options)]
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return respond({ clientDataJSON: client, authenticatorData: data, signature })
    },
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
