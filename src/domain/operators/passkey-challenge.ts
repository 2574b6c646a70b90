import type { Marketplace } from '#domain/marketplace.ts'
import { createToken, hashToken } from './token.ts'

/** What a passkey opens: a challenge of one is of no use in the other. */
export type PasskeySide = 'office' | 'studio'

/** What a passkey signs, and the same sealed: the browser returns it, so nothing is stored for who never responds. */
export interface PasskeyChallenge {
  /** 32 random bytes in base64url. */
  readonly challenge: string
  readonly sealed: string
}

/** Longer than people take, shorter than a page is left open. */
const challengeMilliseconds = 10 * 60_000

const sealedFor = {
  office: 'passkey challenge of the office',
  studio: 'passkey challenge of the studio',
} as const satisfies Record<PasskeySide, string>

export function createPasskeyChallenge(
  { secrets, clock }: Pick<Marketplace, 'secrets' | 'clock'>,
  side: PasskeySide,
): PasskeyChallenge {
  const challenge = createToken()
  const content = JSON.stringify({ challenge, expiresAt: clock.now().getTime() + challengeMilliseconds })
  return { challenge, sealed: secrets.seal(Buffer.from(content), sealedFor[side]).toString('base64url') }
}

/** Returns the challenge; undefined when it is not one of ours, is for another side, or has expired. */
export function openPasskeyChallenge(
  { secrets, clock }: Marketplace,
  sealed: string,
  side: PasskeySide,
): string | undefined {
  const content = secrets.open(Buffer.from(sealed, 'base64url'), sealedFor[side])
  if (!content) return undefined
  const { challenge, expiresAt } = JSON.parse(content.toString()) as { challenge: string; expiresAt: number }
  return clock.now().getTime() < expiresAt ? challenge : undefined
}

/** Returns whether this is the first response to the challenge: who overhears one cannot send it again. */
export async function acceptPasskeyChallenge({ db, clock }: Marketplace, challenge: string): Promise<boolean> {
  const used = await db
    .insertInto('used_passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      expires_at: new Date(clock.now().getTime() + challengeMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return used !== undefined
}
