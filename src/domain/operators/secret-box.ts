import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts secrets that must be readable later, but not from the database alone. */
export interface SecretBox {
  /** `whose` is authenticated with the secret: it can only be opened with the same value. */
  seal(secret: Buffer, whose: string): Buffer
  /** Returns undefined for another key, another `whose`, or altered bytes. */
  open(sealed: Buffer, whose: string): Buffer | undefined
  /** Returns 32 bytes that only the key makes of a message (HMAC-SHA256). */
  authenticate(message: Buffer): Buffer
}

export const secretKeyBytes = 32

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM. A sealed secret is the concatenation of nonce, tag and ciphertext. */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(secret, whose) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(whose))
      const text = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(sealed, whose) {
      if (sealed.length < nonceBytes + tagBytes) return undefined
      const nonce = sealed.subarray(0, nonceBytes)
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(whose))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      } catch {
        return undefined
      }
    },
    authenticate(message) {
      return createHmac('sha256', key).update(message).digest()
    },
  }
}
