import webPush from 'web-push'
import { isSystem, mayReceivePushes } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** The VAPID keys of the shop, in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const whose = 'web push of this shop'

/** Returns the public key that browsers subscribe with. */
export async function getPublicPushKey(marketplace: Marketplace): Promise<string> {
  requireAllowed(mayReceivePushes(marketplace.actor))
  return (await readPushKeys(marketplace)).publicKey
}

/** Returns the keys of the shop, for the job that sends. */
export async function getPushKeys(marketplace: Marketplace): Promise<PushKeys> {
  requireAllowed(isSystem(marketplace.actor))
  return readPushKeys(marketplace)
}

/**
 * Makes the keys when they are needed first, or cannot be decrypted because the secret key of the shop was lost. Push
 * services accept messages only from the keys a browser subscribed with, so new keys end the subscriptions of the old
 * ones.
 */
async function readPushKeys(marketplace: Marketplace): Promise<PushKeys> {
  const { db, secrets, clock } = marketplace
  const find = async (): Promise<PushKeys | undefined> => {
    const row = await db.selectFrom('push_keys').select(['public_key', 'private_key_sealed']).executeTakeFirst()
    const opened = row && secrets.open(row.private_key_sealed, whose)
    return row && opened && { publicKey: row.public_key, privateKey: opened.toString('base64url') }
  }
  const known = await find()
  if (known) return known
  const made = webPush.generateVAPIDKeys()
  const row = {
    public_key: made.publicKey,
    private_key_sealed: secrets.seal(Buffer.from(made.privateKey, 'base64url'), whose),
  }
  const before = await db.selectFrom('push_keys').select('public_key').executeTakeFirst()
  if (before) {
    const replaced = db.updateTable('push_keys').set(row).where('public_key', '=', before.public_key)
    const { numUpdatedRows } = await replaced.executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await db.deleteFrom('push_subscriptions').execute()
  } else {
    await db
      .insertInto('push_keys')
      .values({ ...row, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  // Another instance may have been first.
  return (await find()) ?? made
}
