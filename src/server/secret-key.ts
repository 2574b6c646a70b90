import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { type SecretBox, secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'
import { acceptSecretKey, hasSecretKey, sealClearKeys } from '#domain/operators/secret-key-check.ts'
import { WrongSetting } from './wrong-setting.ts'

export interface SecretKeySettings {
  readonly dataDirectory: string
  /** In base64; undefined when it lies in the data folder. */
  readonly secretKey?: string
  /** The key is gone for good, and another takes its place. */
  readonly isSecretKeyLost: boolean
}

/** 32 bytes in base64, whatever its dialect. */
export const secretKeyForm = /^[\w+/-]{43}=?$/

/**
 * Has the key that opens what the database keeps sealed, and sees that it is the key of this shop. At the first start it
 * is made. Throws WrongSetting when it is another one, or lost.
 */
export async function openSecrets(
  db: Kysely<Tables>,
  settings: SecretKeySettings,
  tell: (line: string) => void,
): Promise<SecretBox> {
  const file = path.join(settings.dataDirectory, 'secret.key')
  const where = settings.secretKey === undefined ? file : 'Setting SECRET_KEY'
  const mayMake = settings.isSecretKeyLost || !(await hasSecretKey(db))
  const key = settings.secretKey ?? (await readKey(file)) ?? (mayMake ? await makeKey(file) : undefined)
  if (key === undefined) throw new WrongSetting(`${file} is missing. ${remedy}`)
  if (!secretKeyForm.test(key)) throw new WrongSetting(`${where} is not ${secretKeyBytes} bytes in base64. ${remedy}`)
  const secrets = secretBox(Buffer.from(key, 'base64'))
  if (!(await acceptSecretKey(db, secrets, { replacesLost: settings.isSecretKeyLost }))) {
    throw new WrongSetting(`${where} is not the key of the shop in this database. ${remedy}`)
  }
  const sealed = await sealClearKeys(db, secrets)
  if (sealed > 0) tell(`Keys of authenticator apps that lay open in the database were sealed: ${sealed}`)
  return secrets
}

const remedy =
  'Every instance on one database needs the same key: take secret.key from the data folder of the first, or from a ' +
  'backup, or name it in SECRET_KEY. If it is lost for good, start once with SECRET_KEY_LOST=on: authenticator apps ' +
  'then have to be added anew, and recovery codes let people in until they are.'

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written aside and put into place whole; of two who make one, both take the one that was there first. */
async function makeKey(file: string): Promise<string | undefined> {
  await mkdir(path.dirname(file), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  const handle = await open(aside, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(secretKeyBytes).toString('base64')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(aside, 0o600)
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await unlink(aside)
  return readKey(file)
}
