import { sellerActor } from '#domain/access/actor.ts'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { noteIdentityCheck } from '#domain/operators/check-identity.ts'
import { linkPasskeyToPhone, lockPhone } from '#domain/operators/passkey-phones.ts'
import type { PasskeyForm } from '#domain/operators/passkey-response.ts'
import type { RelyingParty } from '#domain/operators/relying-party.ts'
import { hashToken } from '#domain/operators/token.ts'
import { acceptPasskey, verifyPasskey } from '#domain/operators/verify-passkey.ts'
import { lockSeller } from './seller-rows.ts'
import { type SellerSession, startSellerSession } from './seller-session.ts'
import { isStudioOpen } from './studio-setting.ts'

/**
 * Lets in a phone whose person has unlocked a passkey. Returns the token of the session; undefined for a response that
 * is wrong or used, a passkey of the office or one that is not known, and a person who may enter no store.
 */
export async function signInByPasskey(
  marketplace: Marketplace,
  relyingParty: RelyingParty,
  { device, ...form }: PasskeyForm & { readonly device: string },
): Promise<string | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  const passkey = await verifyPasskey(marketplace, relyingParty, form, 'studio')
  if (!passkey) return undefined
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await isStudioOpen(marketplace))) return undefined
    const seller = await lockSeller(marketplace, passkey.operatorId)
    if (!seller || !(await acceptPasskey(marketplace, passkey))) return undefined
    const { id } = seller
    const session = await startSellerSession(marketplace, id, device)
    const { id: sessionId } = await marketplace.db
      .selectFrom('operator_sessions')
      .select('id')
      .where('token_hash', '=', hashToken(session))
      .executeTakeFirstOrThrow()
    await linkPasskeyToPhone(marketplace, passkey.id, sessionId)
    const actor = sellerActor(seller, [])
    await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'signed in by passkey' })
    return session
  })
}

/** Checks with a passkey that the seller of the session still holds the phone. Returns whether it did. */
export async function checkSellerByPasskey(
  marketplace: Marketplace,
  session: Pick<SellerSession, 'id' | 'operator'>,
  relyingParty: RelyingParty,
  form: PasskeyForm,
): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  const passkey = await verifyPasskey(marketplace, relyingParty, form, 'studio')
  if (!passkey) return false
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = session.operator
    if (!(await lockPhone(marketplace, id, session.id)) || !(await acceptPasskey(marketplace, passkey))) return false
    if (passkey.operatorId !== id) return false
    await linkPasskeyToPhone(marketplace, passkey.id, session.id)
    await noteIdentityCheck(marketplace, session)
    return true
  })
}
