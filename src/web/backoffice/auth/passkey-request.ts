import { data } from 'react-router'
import { startPasskeyCheck } from '#domain/operators/verify-passkey.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import type { Route } from './+types/passkey-request'

/** What a browser needs to ask for a passkey, fetched when its button is pressed: a challenge is short-lived. */
export async function loader({ context }: Route.LoaderArgs) {
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  if (!relyingParty) throw data(null, { status: 404 })
  return Response.json(await startPasskeyCheck(marketplaceIn(context), relyingParty, 'office'))
}
