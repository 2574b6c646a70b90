import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalized } from '#domain/normalized.ts'

const compute = promisify(argon2)

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. Older hashes may have other costs. */
const defaultCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagBytes = 32

/** `memory` in KiB. */
interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Returns the Argon2id hash in the PHC string format, with cost and salt. */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await computeTag(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plainBase64(salt)}$${plainBase64(tag)}`
}

/** Verified against when an account does not exist or has no password, so that it takes the same time. */
const dummyHash = hashPassword(randomBytes(saltBytes).toString('hex'))

/** Returns whether the password matches the hash. Without a hash it takes the same time and returns false. */
export async function verifyPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(storedHash ?? (await dummyHash)) ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  const given = await computeTag(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(given, expected) && storedHash != null
}

/** Normalizes to NFKC, so that different keyboards produce the same password. */
function computeTag(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(normalized(password, 'NFKC'))
  return compute('argon2id', { message, nonce: salt, tagLength: tagBytes, ...cost })
}

function plainBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
