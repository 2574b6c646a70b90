import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { KnownDevice, Recipients } from '#domain/rate-limits/rate-limit.ts'
import { operatorHasEmail } from './operator-has-email.ts'
import { createToken, hashToken } from './token.ts'

/** How long a device is known after the last sign-in there. */
export const deviceKnownMilliseconds = 180 * 24 * 60 * 60 * 1000

/**
 * Makes the device known to the operator and returns the token for its cookie. The token it has is kept, so that a
 * browser can be known to several operators.
 */
export async function rememberDevice(
  { actor, db, clock }: Marketplace,
  operatorId: number,
  deviceToken: string,
): Promise<string> {
  requireAllowed(maySignIn(actor))
  const devices = db.selectFrom('operator_devices').select('operator_id')
  const known = await devices.where('token_hash', '=', hashToken(deviceToken)).limit(1).executeTakeFirst()
  const token = known ? deviceToken : createToken()
  await db
    .insertInto('operator_devices')
    .values({ token_hash: hashToken(token), operator_id: operatorId, signed_in_at: clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'operator_id']).doUpdateSet({ signed_in_at: clock.now() }),
    )
    .execute()
  return token
}

/** Returns whose quota an attempt to sign in consumes: that of the known device, otherwise of the account. */
export async function signInQuotaOf(
  { db, clock }: Marketplace,
  email: string,
  deviceToken: string,
): Promise<Recipients | KnownDevice> {
  const tokenHash = hashToken(deviceToken)
  const known = await db
    .selectFrom('operator_devices as device')
    .innerJoin('operators as operator', 'operator.id', 'device.operator_id')
    .select('operator.id')
    .where('device.token_hash', '=', tokenHash)
    .where('device.signed_in_at', '>', new Date(clock.now().getTime() - deviceKnownMilliseconds))
    .where(operatorHasEmail(email))
    .executeTakeFirst()
  return known ? { device: `${known.id} ${tokenHash.toString('hex')}` } : { email }
}

/** Makes all devices of the operator unknown. */
export async function forgetDevices({ db }: Marketplace, operatorId: number): Promise<void> {
  await db.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute()
}
