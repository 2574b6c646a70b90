import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type RawBuilder, sql } from 'kysely'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { noteIdentityCheck } from './check-identity.ts'
import { rememberDevice } from './known-device.ts'
import { isOfOffice } from './operator-rows.ts'
import {
  acceptPasskeyChallenge,
  createPasskeyChallenge,
  openPasskeyChallenge,
  type PasskeySide,
} from './passkey-challenge.ts'
import { authenticationResponse, type PasskeyForm, parseResponse } from './passkey-response.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Session, SignInTokens } from './session.ts'
import { startSession } from './start-session.ts'

/** Returns what the browser needs to ask for a passkey of this site, whoever has one. */
export async function startPasskeyCheck(marketplace: Marketplace, { id: rpID }: RelyingParty, side: PasskeySide) {
  requireAllowed(maySignIn(marketplace.actor))
  const { challenge, sealed } = createPasskeyChallenge(marketplace, side)
  const options = await generateAuthenticationOptions({
    ...{ rpID, userVerification: 'required' },
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
  })
  return { options, challenge: sealed }
}

interface PasskeySignIn extends PasskeyForm {
  /** The User-Agent, for the list of sessions. */
  readonly device: string
  readonly deviceToken?: string
}

/**
 * Signs in with a passkey, which stands for password and code: it is on a device of the person, who unlocked it.
 * Returns undefined for a wrong response.
 */
export async function signInWithPasskey(
  marketplace: Marketplace,
  relyingParty: RelyingParty,
  { device, deviceToken = '', ...form }: PasskeySignIn,
): Promise<SignInTokens | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  const passkey = await verifyPasskey(marketplace, relyingParty, form, 'office')
  if (!passkey || !(await inTransaction(marketplace, (marketplace) => acceptPasskey(marketplace, passkey))))
    return undefined
  const { operatorId } = passkey
  return {
    session: await startSession(marketplace, operatorId, { device, isComplete: true }),
    device: await rememberDevice(marketplace, operatorId, deviceToken),
  }
}

/** Checks with a passkey that the person of the session still sits there. Returns whether it did. */
export async function checkIdentityByPasskey(
  marketplace: Marketplace,
  session: Session,
  relyingParty: RelyingParty,
  form: PasskeyForm,
): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  const passkey = await verifyPasskey(marketplace, relyingParty, form, 'office')
  if (!passkey || !(await inTransaction(marketplace, (marketplace) => acceptPasskey(marketplace, passkey))))
    return false
  if (passkey.operatorId !== session.operator.id) return false
  await noteIdentityCheck(marketplace, session)
  return true
}

/** A passkey that has signed a challenge, which was not used yet. */
interface VerifiedPasskey {
  readonly id: number
  readonly operatorId: number
  readonly challenge: string
  readonly newCounter: number
}

/**
 * Returns the passkey that has signed the challenge; undefined for a wrong response. Attempts are limited for each
 * passkey, whose id nobody guesses, so others cannot use them up.
 */
export async function verifyPasskey(
  marketplace: Marketplace,
  { id: rpID, origin }: RelyingParty,
  { response: text, challenge: sealed }: PasskeyForm,
  side: PasskeySide,
): Promise<VerifiedPasskey | undefined> {
  const challenge = openPasskeyChallenge(marketplace, sealed, side)
  const response = parseResponse(authenticationResponse, text)
  if (!challenge || !response) return undefined
  const passkey = await findPasskey(marketplace, response.id, side)
  if (!passkey) return undefined
  await inTransaction(marketplace, (marketplace) =>
    consumeRateLimit(marketplace, 'sign-in', { device: `passkey ${passkey.id}` }),
  )
  const verified = await verifyAuthenticationResponse({
    ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.signature_counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { newCounter } = verified.authenticationInfo
  return { id: passkey.id, operatorId: passkey.operator_id, challenge, newCounter }
}

/** Uses the challenge up. Returns whether it was not used before, and the passkey was not removed meanwhile. */
export async function acceptPasskey(
  marketplace: Marketplace,
  { id, challenge, newCounter }: VerifiedPasskey,
): Promise<boolean> {
  if (!(await acceptPasskeyChallenge(marketplace, challenge))) return false
  const { numUpdatedRows } = await marketplace.db
    .updateTable('operator_passkeys')
    .set({ signature_counter: newCounter, last_used_at: marketplace.clock.now() })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const accountsOf: Readonly<Record<PasskeySide, RawBuilder<boolean>>> = {
  office: isOfOffice,
  studio: sql`operator.role = 'seller'`,
}

async function findPasskey({ db }: Marketplace, credentialId: string, side: PasskeySide) {
  return db
    .selectFrom('operator_passkeys as passkey')
    .innerJoin('operators as operator', 'operator.id', 'passkey.operator_id')
    .select(['passkey.id', 'passkey.operator_id', 'credential_id', 'public_key', 'signature_counter'])
    .where('credential_id', '=', credentialId)
    .where('operator.disabled_at', 'is', null)
    .where(accountsOf[side])
    .executeTakeFirst()
}
