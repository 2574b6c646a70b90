import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import { hasOfficeAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { cutText } from '#domain/cut-text.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cleanLine } from '#domain/text.ts'
import { createPasskeyChallenge, openPasskeyChallenge, usePasskeyChallenge } from './passkey-challenge.ts'
import { type PasskeyForm, parseResponse, registrationResponse } from './passkey-response.ts'
import type { RelyingParty } from './relying-party.ts'
import { maxDeviceLength } from './start-session.ts'

/** Of one operator. */
export const maxPasskeys = 10

/** EdDSA, ECDSA and RSA, each with SHA-256: what devices have. The library would ask Node for experimental ones too. */
const supportedAlgorithmIDs = [-8, -7, -257]

export interface ListedPasskey {
  readonly id: number
  /** The User-Agent of the browser in which it was added. */
  readonly device: string
  readonly createdAt: Date
  readonly lastUsedAt?: Date
}

/** Lists the passkeys of the signed-in operator. */
export async function listPasskeys(marketplace: Marketplace): Promise<ListedPasskey[]> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  const rows = await passkeysOf(marketplace, marketplace.actor.id)
  return rows.map(({ id, device, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    ...{ id, device, createdAt },
    ...(lastUsedAt && { lastUsedAt }),
  }))
}

/** Returns what the browser needs to make a passkey that signs in without a password: the person must be verified. */
export async function startPasskeySetup(marketplace: Marketplace, { id: rpID }: RelyingParty, shopName: string) {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { actor } = marketplace
  const { challenge, sealed } = createPasskeyChallenge(marketplace)
  const known = await passkeysOf(marketplace, actor.id)
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName: shopName, userName: actor.email, userDisplayName: actor.name },
    userID: new TextEncoder().encode(`operator ${actor.id}`),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return { options, challenge: sealed }
}

/**
 * Adds a passkey of the signed-in operator, who has just proved the identity. Returns whether the response was right.
 */
export async function addPasskey(
  marketplace: Marketplace,
  relyingParty: RelyingParty,
  { response: text, challenge: sealed, device }: PasskeyForm & { readonly device: string },
): Promise<'added' | 'refused' | 'too-many'> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { actor } = marketplace
  const challenge = openPasskeyChallenge(marketplace, sealed)
  const response = parseResponse(registrationResponse, text)
  if (!challenge || !response) return 'refused'
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return 'refused'
  const { credential } = registrationInfo
  return inTransaction(marketplace, async (marketplace) => {
    const own = sql<boolean>`operator_id = ${actor.id}`
    const refusal = await lockList(marketplace, 'operator_passkeys', { max: maxPasskeys, among: own })
    if (!(await usePasskeyChallenge(marketplace, challenge))) return 'refused'
    if (refusal) return 'too-many'
    const added = await marketplace.db
      .insertInto('operator_passkeys')
      .values({
        ...{ operator_id: actor.id, credential_id: credential.id, public_key: Buffer.from(credential.publicKey) },
        ...{ signature_counter: credential.counter, transports: credential.transports ?? [] },
        device: cutText(cleanLine(device), maxDeviceLength),
        created_at: marketplace.clock.now(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return 'refused'
    await recordAudit(marketplace, { entity: 'operator', id: actor.id, action: 'passkey added' })
    await recordEvent(marketplace, { type: 'operator.passkey-added', operatorId: actor.id })
    return 'added'
  })
}

/** Removes a passkey of the signed-in operator, who has just proved the identity. Does nothing for those of others. */
export async function removePasskey(marketplace: Marketplace, passkeyId: number): Promise<void> {
  requireAllowed(hasOfficeAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { id: operatorId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { numDeletedRows } = await marketplace.db
      .deleteFrom('operator_passkeys')
      .where('id', '=', passkeyId)
      .where('operator_id', '=', operatorId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'passkey removed' })
    await recordEvent(marketplace, { type: 'operator.passkey-removed', operatorId })
  })
}

async function passkeysOf({ db }: Marketplace, operatorId: number) {
  const passkeys = db.selectFrom('operator_passkeys').selectAll().where('operator_id', '=', operatorId)
  return passkeys.orderBy('id').limit(maxPasskeys).execute()
}
