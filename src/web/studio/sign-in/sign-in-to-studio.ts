import { redirect } from 'react-router'
import { findSellerSession, replaceSellerSession } from '#domain/sellers/seller-session.ts'
import { sellerCookie } from '#web/http/studio-cookie.ts'
import { marketplaceIn, type PageContext, publicUrlIn } from '#web/page-context.ts'
import { piecesPath } from '#web/paths/studio-paths.ts'
import { sellerSessionIn } from '#web/studio/studio-context.ts'

/**
 * Opens the studio with a new session, in the language of its person: without the prefix of another one. The session
 * that this browser had before ends, unless it is of somebody else, who may have opened a link that was handed on.
 */
export async function signInToStudio(context: PageContext, token: string, path = piecesPath()): Promise<Response> {
  const before = sellerSessionIn(context)
  const now = await findSellerSession(marketplaceIn(context), token)
  if (before && before.operator.id === now?.operator.id) await replaceSellerSession(marketplaceIn(context), before, now)
  const publicUrl = publicUrlIn(context)
  return redirect(publicUrl + path, { headers: { 'Set-Cookie': sellerCookie(token, publicUrl) } })
}
