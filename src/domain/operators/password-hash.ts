import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const compute = promisify(argon2)

/** What OWASP asks for at least of Argon2id: 19 MiB, two passes, one lane. Others may be used for passwords kept earlier. */
const usual: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagBytes = 32

/** `memory` is KiB. */
interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** What is kept of a password: Argon2id with its cost and salt, in the form other programs read too. */
export async function hashPassword(password: string, cost = usual): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await tagOf(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plainBase64(salt)}$${plainBase64(tag)}`
}

/** Nobody's password: an account that is not there, or has none yet, costs as much time as any other. */
const nobodys = hashPassword(randomBytes(saltBytes).toString('hex'))

/** Whether the password is the one kept. Takes the same time when none is kept, and is then wrong. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(kept ?? (await nobodys)) ?? []
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  const given = await tagOf(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(given, expected) && kept != null
}

/** One spelling of a letter with its accent, so that a phone's keyboard and a laptop's type the same password. */
function tagOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return compute('argon2id', { message, nonce: salt, tagLength: tagBytes, ...cost })
}

function plainBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
