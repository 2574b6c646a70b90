import { randomBytes } from 'node:crypto'
import { sha256 } from '#domain/sha256.ts'

/** 256 bits, encoded as base64url for cookies and links. */
const tokenBytes = 32
const tokenPattern = /^[\w-]{43}$/

/** Creates a random token. The database stores only its hash. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns the hash by which a token is stored and looked up. Malformed tokens match nothing. */
export function hashToken(token: string): Buffer {
  return sha256(tokenPattern.test(token) ? token : '')
}
