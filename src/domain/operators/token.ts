import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, as a cookie and a link can carry them. */
const tokenBytes = 32
const tokenForm = /^[\w-]{43}$/

/** A secret that says nothing about its owner. The database keeps only its hash. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What a token is kept and looked up by. What can be no token finds nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256')
    .update(tokenForm.test(token) ? token : '')
    .digest()
}
