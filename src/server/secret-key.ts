import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { type SecretBox, secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'
import { acceptSecretKey, fitsSecretKey, hasSecretKey } from '#domain/operators/secret-key-check.ts'
import { InvalidSetting } from './invalid-setting.ts'

export interface SecretKeySettings {
  readonly dataDirectory: string
  /** In base64; undefined: it is in the data directory. */
  readonly secretKey?: string
}

/** 32 bytes in base64 or base64url. */
export const secretKeyPattern = /^[\w+/-]{43}=?$/

/**
 * Reads the key of the secrets in the database and checks that it belongs to this database. Generates the key at the
 * first start. Throws InvalidSetting when it is missing or the wrong one.
 */
export async function openSecrets(db: Kysely<Tables>, settings: SecretKeySettings): Promise<SecretBox> {
  const file = path.join(settings.dataDirectory, 'secret.key')
  const where = settings.secretKey === undefined ? file : 'Setting SECRET_KEY'
  // Asked before the file is read: another instance may create both in between.
  const isKnown = await hasSecretKey(db)
  const key = settings.secretKey ?? (await readKey(file)) ?? (isKnown ? undefined : await createKey(file))
  if (key === undefined) throw new InvalidSetting(`${file} is missing. ${remedy}`)
  if (!secretKeyPattern.test(key))
    throw new InvalidSetting(`${where} is not ${secretKeyBytes} bytes in base64. ${remedy}`)
  const secrets = secretBox(Buffer.from(key, 'base64'))
  if (!(await acceptSecretKey(db, secrets)))
    throw new InvalidSetting(`${where} is not the key of the shop in this database. ${remedy}`)
  return secrets
}

/** Returns why a start would refuse the key; undefined when it would not. Changes nothing. */
export async function findSecretKeyProblem(
  db: Kysely<Tables>,
  { dataDirectory, secretKey }: SecretKeySettings,
): Promise<string | undefined> {
  const file = path.join(dataDirectory, 'secret.key')
  const where = secretKey === undefined ? file : 'Setting SECRET_KEY'
  const key = secretKey ?? (await readKey(file))
  if (key === undefined) return (await hasSecretKey(db)) ? `${file} is missing. ${remedy}` : undefined
  if (!secretKeyPattern.test(key)) return `${where} is not ${secretKeyBytes} bytes in base64. ${remedy}`
  const fits = await fitsSecretKey(db, secretBox(Buffer.from(key, 'base64')))
  return fits ? undefined : `${where} is not the key of the shop in this database. ${remedy}`
}

const remedy =
  'Every instance on one database needs the same key: take secret.key from the data folder of the first, or the copy that ' +
  'you keep apart, since no backup has it, or name it in SECRET_KEY. If it is lost for good, run npm run lost-key ' +
  'and start again: authenticator apps, tokens of couriers and notifications on phones then have to be set up anew, and ' +
  'recovery codes let people in until they are.'

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a temporary file and links it into place: of two concurrent instances both use the key that was linked first.
 */
async function createKey(file: string): Promise<string | undefined> {
  await mkdir(path.dirname(file), { recursive: true })
  const temporary = `${file}.${randomUUID()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(secretKeyBytes).toString('base64')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(temporary, 0o600)
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(temporary)
  return readKey(file)
}
