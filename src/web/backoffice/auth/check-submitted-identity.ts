import { z } from 'zod'
import { hasFreshIdentity, identityFreshMilliseconds } from '#domain/access/require-fresh-identity.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { checkIdentityByPassword } from '#domain/operators/check-identity.ts'
import { actorOf, type Session } from '#domain/operators/session.ts'
import { checkIdentityByPasskey } from '#domain/operators/verify-passkey.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { rawText, readFields } from '#web/forms/form-fields.ts'
import { readPasskey } from '#web/forms/passkey-form.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { marketplaceIn, type PageContext, publicUrlIn } from '#web/page-context.ts'
import { requireSession } from './require-session.ts'

/** `required`: nothing in the form proves the identity. */
export type IdentityProblem = 'required' | 'refused' | 'passkey-refused' | 'rate-limited'

/** Why the identity was not proved, with the status and headers of the response. */
export interface IdentityRefusal {
  readonly problem: IdentityProblem
  readonly init: ResponseInit
}

const identityForm = z.object({ presentPassword: rawText })

/** Proves the identity by the passkey or the password of the form. Returns undefined if it was the right one. */
export async function checkIdentityByForm(
  context: PageContext,
  session: Session,
  form: FormData,
): Promise<IdentityRefusal | undefined> {
  const marketplace = marketplaceIn(context)
  const passkey = readPasskey(form)
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  const { presentPassword } = readFields(identityForm, form)
  try {
    if (passkey && relyingParty) {
      const isRight = await checkIdentityByPasskey(marketplace, session, relyingParty, passkey)
      return isRight ? undefined : { problem: 'passkey-refused', init: { status: 422 } }
    }
    if (presentPassword === '') return { problem: 'required', init: { status: 422 } }
    const isRight = await checkIdentityByPassword(marketplace, session, presentPassword)
    return isRight ? undefined : { problem: 'refused', init: { status: 422 } }
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return { problem: 'rate-limited', init: { status: 429, headers } }
  }
}

/** What a page has to know that shows `IdentityFields`. */
export interface IdentityState {
  readonly isFresh: boolean
  readonly email: string
  readonly minutes: number
  readonly takesPasskeys: boolean
}

export function identityStateIn(context: PageContext, request: Request): IdentityState {
  const session = completeSession(context, request)
  return {
    isFresh: isFresh(context, session),
    email: session.operator.email,
    minutes: identityFreshMilliseconds / 60_000,
    takesPasskeys: usableRelyingParty(publicUrlIn(context)) !== undefined,
  }
}

/**
 * Returns the office of a person who has proved the identity lately, or proves it with the `IdentityFields` of this
 * form. Otherwise the page shows these fields beside what was typed, so that nothing is lost.
 */
export async function officeByForm(
  context: PageContext,
  request: Request,
  form: FormData,
): Promise<{ readonly office: Marketplace; readonly session: Session } | IdentityRefusal> {
  const session = completeSession(context, request)
  const marketplace = marketplaceIn(context)
  if (isFresh(context, session)) return { office: { ...marketplace, actor: actorOf(session) }, session }
  const refusal = await checkIdentityByForm(context, session, form)
  if (refusal) return refusal
  const proved = { ...session, identityCheckedAt: marketplace.clock.now() }
  return { office: { ...marketplace, actor: actorOf(proved) }, session: proved }
}

function completeSession(context: PageContext, request: Request): Session {
  requireSession(context, request)
  const session = sessionIn(context)
  if (!session) throw new Error('A session without a pending step is missing')
  return session
}

function isFresh(context: PageContext, session: Session): boolean {
  return hasFreshIdentity({ actor: actorOf(session), clock: marketplaceIn(context).clock })
}
