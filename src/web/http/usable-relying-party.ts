import { type RelyingParty, relyingPartyOf } from '#domain/operators/relying-party.ts'

/** Returns the relying party of passkeys; undefined where browsers offer none. */
export function usableRelyingParty(publicUrl: string): RelyingParty | undefined {
  const relyingParty = relyingPartyOf(publicUrl)
  return typeof relyingParty === 'string' ? undefined : relyingParty
}
