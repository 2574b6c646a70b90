import { hasFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { listPasskeys, startPasskeySetup } from '#domain/operators/passkeys.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { type PageContext, publicUrlIn, shopProfileIn } from '#web/page-context.ts'
import { studioIn } from '#web/studio/studio-context.ts'

/** What a browser needs to make a passkey. The types of the options name objects that only browsers have. */
export interface PasskeySetup {
  readonly options: object
  readonly challenge: string
}

/**
 * Returns the passkeys of the seller, and what a new one on this phone is made with: undefined where one is there
 * already, or the identity has to be proved first. Undefined where browsers offer no passkeys.
 */
export async function passkeyStateIn(context: PageContext) {
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  if (!relyingParty) return undefined
  const { marketplace, session } = studioIn(context)
  const passkeys = (await listPasskeys(marketplace)).map(({ phones, ...passkey }) => ({
    ...passkey,
    isOfThisPhone: phones.includes(session.id),
  }))
  const isOnThisPhone = passkeys.some(({ isOfThisPhone }) => isOfThisPhone)
  const mayAdd = !isOnThisPhone && hasFreshIdentity(marketplace)
  const setup: PasskeySetup | undefined = mayAdd
    ? await startPasskeySetup(marketplace, relyingParty, (await shopProfileIn(context)).name)
    : undefined
  return { passkeys, isOnThisPhone, setup }
}
