import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals what must be read again but not by who only has the database. */
export interface SecretBox {
  /** `whose` is sealed in: what was sealed for one opens for no other. */
  seal(secret: Buffer, whose: string): Buffer
  /** Undefined for what was sealed with another key or for another, or has been touched since. */
  open(sealed: Buffer, whose: string): Buffer | undefined
}

export const secretKeyBytes = 32

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A sealed secret is nonce, tag and cipher text, one after the other. */
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
  }
}
