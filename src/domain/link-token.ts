import { randomBytes } from 'node:crypto'

/** 128 bits, encoded as base64url. */
export const linkTokenBytes = 16
const linkTokenPattern = /^[\w-]{22}$/

/** Creates the random token of a link to something of a visitor's. The database stores only its hash. */
export function createLinkToken(): string {
  return randomBytes(linkTokenBytes).toString('base64url')
}

/** Returns whether a text has the format of such a token; anything else is not looked up. */
export function isLinkToken(text: string): boolean {
  return linkTokenPattern.test(text)
}
