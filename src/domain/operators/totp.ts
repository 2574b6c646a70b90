import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6
const keyBytes = 20

/** A phone's clock may be so many steps ahead or behind. */
const tolerance = 1

export function newTotpKey(): Buffer {
  return randomBytes(keyBytes)
}

/** What the key of an app is sealed for. */
export function whoseTotpKey(operatorId: number): string {
  return `authenticator app of operator ${operatorId}`
}

/** The code of a step of thirty seconds since 1970. */
export function codeAt(key: Buffer, step: number): string {
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

/** The step whose code this is, around the moment and after the last one taken; undefined for a wrong or used code. */
export function matchingStep(key: Buffer, code: string, moment: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''))
  const now = stepOf(moment)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, place) => now - tolerance + place)
  return steps.find((step) => {
    const expected = Buffer.from(codeAt(key, step))
    return step > lastStep && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The key as a person can type it into an app (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** What the QR code says to an app. The account tells several of one house apart. */
export function otpauthUrl(key: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(key), issuer })}`
}
