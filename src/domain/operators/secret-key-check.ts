import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { SecretBox } from './secret-box.ts'
import { whoseTotpKey } from './totp.ts'

const whose = 'this shop'
const anything = Buffer.from('anything')

/** Whether this shop has a key already, so that a new one would be another. */
export async function hasSecretKey(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('secret_key_check').select('is_only').executeTakeFirst()) !== undefined
}

/**
 * Whether this is the key of the shop; the first one that is shown becomes it, whichever instance shows it. A key in the
 * place of one that was lost becomes it too: what was sealed with the old one stays closed.
 */
export async function acceptSecretKey(
  db: Kysely<Tables>,
  secrets: SecretBox,
  { replacesLost }: { readonly replacesLost: boolean },
): Promise<boolean> {
  const sealed = secrets.seal(anything, whose)
  await db
    .insertInto('secret_key_check')
    .values({ sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('secret_key_check').select('sealed').executeTakeFirstOrThrow()
  if (secrets.open(known.sealed, whose)) return true
  if (replacesLost) await db.updateTable('secret_key_check').set({ sealed }).execute()
  return replacesLost
}

/** Seals the keys of apps that were kept in clear before. Answers how many. */
export async function sealClearKeys(db: Kysely<Tables>, secrets: SecretBox): Promise<number> {
  return db.transaction().execute(async (db) => {
    const clear = await db
      .selectFrom('operators')
      .select(['id', 'totp_key'])
      .where('totp_key', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, totp_key: key } of clear) {
      const totp_sealed = key && secrets.seal(key, whoseTotpKey(id))
      await db.updateTable('operators').set({ totp_sealed, totp_key: null }).where('id', '=', id).execute()
    }
    return clear.length
  })
}
