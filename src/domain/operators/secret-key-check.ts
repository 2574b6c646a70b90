import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { SecretBox } from './secret-box.ts'

const whose = 'this shop'
const anything = Buffer.from('anything')

/** Returns whether the shop has a secret key already, so that generating one would replace it. */
export async function hasSecretKey(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('secret_key_check').select('is_only').executeTakeFirst()) !== undefined
}

/** Returns whether a start would accept this key, which it may be the first to present. */
export async function fitsSecretKey(db: Kysely<Tables>, secrets: SecretBox): Promise<boolean> {
  const known = await db.selectFrom('secret_key_check').select('sealed').executeTakeFirst()
  return known === undefined || secrets.open(known.sealed, whose) !== undefined
}

/** Returns whether this is the shop's secret key. The first key presented, on any instance, becomes it. */
export async function acceptSecretKey(db: Kysely<Tables>, secrets: SecretBox): Promise<boolean> {
  const sealed = secrets.seal(anything, whose)
  await db
    .insertInto('secret_key_check')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('secret_key_check').select('sealed').executeTakeFirstOrThrow()
  return secrets.open(known.sealed, whose) !== undefined
}

/**
 * Gives up a lost key: the key of the next start becomes that of the shop. Secrets sealed with the lost one stay
 * unreadable; if it was not lost after all, the next start presents it and nothing has changed.
 */
export async function giveUpLostKey(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('secret_key_check').execute()
}
