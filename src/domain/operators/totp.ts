import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6
const keyBytes = 20

/** Accepted deviation of a phone's clock, in steps. */
const tolerance = 1

export function createTotpKey(): Buffer {
  return randomBytes(keyBytes)
}

/** The `whose` value with which a TOTP key is sealed. */
export function totpKeyContext(operatorId: number): string {
  return `authenticator app of operator ${operatorId}`
}

/** Returns the code of a step: the number of thirty seconds since 1970. */
export function totpCodeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / stepSeconds)
}

/**
 * Returns the step whose code this is, near the given time and after the last accepted step; undefined for a wrong or
 * used code.
 */
export function findMatchingTotpStep(key: Buffer, code: string, moment: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''))
  const now = stepOf(moment)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, place) => now - tolerance + place)
  return steps.find((step) => {
    const expected = Buffer.from(totpCodeAt(key, step))
    return step > lastStep && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 for typing the key into an app (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The URL for the QR code. `account` distinguishes several accounts of one shop in the app. */
export function otpauthUrl(key: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(key), issuer })}`
}
