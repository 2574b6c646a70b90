import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { sql } from 'kysely'
import type { OperatorActor, SellerActor } from '#domain/access/actor.ts'
import { hasOwnAccount, isSeller } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { cutText } from '#domain/cut-text.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cleanLine } from '#domain/text.ts'
import {
  acceptPasskeyChallenge,
  createPasskeyChallenge,
  openPasskeyChallenge,
  type PasskeySide,
} from './passkey-challenge.ts'
import { linkPasskeyToPhone, lockPhone } from './passkey-phones.ts'
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
  /** Of a seller: the ids of the sessions in which it was added or used. */
  readonly phones: readonly number[]
}

/** Lists the passkeys of the signed-in operator. */
export async function listPasskeys(marketplace: Marketplace): Promise<ListedPasskey[]> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const rows = await passkeysOf(marketplace, marketplace.actor.id)
  return rows.map(({ id, device, created_at: createdAt, last_used_at: lastUsedAt, phones }) => ({
    ...{ id, device, createdAt, phones },
    ...(lastUsedAt && { lastUsedAt }),
  }))
}

/** Returns what the browser needs to make a passkey that signs in without a password: the person must be verified. */
export async function startPasskeySetup(marketplace: Marketplace, { id: rpID }: RelyingParty, shopName: string) {
  requireAllowed(hasOwnAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { actor } = marketplace
  const { challenge, sealed } = createPasskeyChallenge(marketplace, sideOf(actor))
  const known = await passkeysOf(marketplace, actor.id)
  const options = await generateRegistrationOptions({
    ...{ rpID, rpName: shopName, userName: isSeller(actor) ? actor.name : actor.email, userDisplayName: actor.name },
    userID: new TextEncoder().encode(`operator ${actor.id}`),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs,
    authenticatorSelection: {
      ...{ residentKey: 'required', userVerification: 'required' },
      // A maker is offered that of the phone, and asked for no other device.
      ...(isSeller(actor) && { authenticatorAttachment: 'platform' }),
    },
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  })
  return { options, challenge: sealed }
}

interface NewPasskey extends PasskeyForm {
  /** The User-Agent. */
  readonly device: string
  /** In which it is added. */
  readonly sessionId: number
}

/**
 * Adds a passkey of the signed-in operator, who has just proved the identity. Returns whether the response was right.
 * That of a seller ends with the phone on which it was added.
 */
export async function addPasskey(
  marketplace: Marketplace,
  relyingParty: RelyingParty,
  { response: text, challenge: sealed, device, sessionId }: NewPasskey,
): Promise<'added' | 'refused' | 'too-many'> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { actor } = marketplace
  const challenge = openPasskeyChallenge(marketplace, sealed, sideOf(actor))
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
    if (isSeller(actor) && !(await lockPhone(marketplace, actor.id, sessionId))) return 'refused'
    if (!(await acceptPasskeyChallenge(marketplace, challenge))) return 'refused'
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
    if (isSeller(actor)) await linkPasskeyToPhone(marketplace, added.id, sessionId)
    else await recordEvent(marketplace, { type: 'operator.passkey-added', operatorId: actor.id })
    return 'added'
  })
}

/**
 * Removes a passkey of the signed-in operator, who has just proved the identity; a seller need not, as for ending a
 * phone. Does nothing for those of others.
 */
export async function removePasskey(marketplace: Marketplace, passkeyId: number): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const { actor } = marketplace
  if (!isSeller(actor)) requireFreshIdentity(marketplace)
  const { id: operatorId } = actor
  await inTransaction(marketplace, async (marketplace) => {
    const { numDeletedRows } = await marketplace.db
      .deleteFrom('operator_passkeys')
      .where('id', '=', passkeyId)
      .where('operator_id', '=', operatorId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'passkey removed' })
    if (!isSeller(actor)) await recordEvent(marketplace, { type: 'operator.passkey-removed', operatorId })
  })
}

async function passkeysOf({ db }: Marketplace, operatorId: number) {
  const passkeys = db
    .selectFrom('operator_passkeys')
    .selectAll()
    .select(
      sql<number[]>`(select coalesce(json_agg(session_id), '[]') from passkey_phones where passkey_id = id)`.as(
        'phones',
      ),
    )
    .where('operator_id', '=', operatorId)
  return passkeys.orderBy('id').limit(maxPasskeys).execute()
}

function sideOf(actor: OperatorActor | SellerActor): PasskeySide {
  return isSeller(actor) ? 'studio' : 'office'
}
