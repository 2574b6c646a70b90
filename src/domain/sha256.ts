import { createHash } from 'node:crypto'

/** Returns the SHA-256 hash of a text. Tokens and idempotency keys are stored only as their hash. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
