import { data, Form, redirect, redirectDocument } from 'react-router'
import { unlockSession } from '#domain/operators/session-pin.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { useDeletionAfterSignOut } from '#web/backoffice/offline/use-stored-pages.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { maxVisitorFormBytes, readForm } from '#web/forms/read-form.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { signInPath, signOutPath } from '#web/paths/backoffice-account-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/unlock-page'
import { AuthFrame } from './auth-frame.tsx'
import { PinField } from './pin-field.tsx'
import { unlockForm } from './pin-form.ts'
import { returnPath } from './require-session.ts'
import { expiredSessionCookie, phoneKeyOf } from './session-cookie.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const session = sessionIn(context)
  if (!session) throw redirect(signInPath())
  if (session.pendingStep !== 'pin') throw redirect(returnPath(request))
  return { name: session.operator.name }
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = sessionIn(context)
  if (session?.pendingStep !== 'pin') return redirect(signInPath())
  const publicUrl = publicUrlIn(context)
  const { pin, isOverPage } = readFields(unlockForm, await readForm(request, maxVisitorFormBytes))
  const phoneKey = phoneKeyOf(request, publicUrl)
  const outcome = await unlockSession(marketplaceIn(context), session, { pin, phoneKey })
  if (outcome === 'wrong') return data({ outcome }, { status: 422 })
  const headers = { 'Set-Cookie': expiredSessionCookie(publicUrl) }
  if (isOverPage) return outcome === 'unlocked' ? { outcome } : data({ outcome }, { status: 403, headers })
  if (outcome === 'unlocked') return redirect(returnPath(request))
  return redirectDocument(signInPath(returnPath(request)), { headers })
}

/** The lock screen: opens a session that nobody has used for a while with its PIN. */
export default function UnlockPage({ loaderData: { name }, actionData }: Route.ComponentProps) {
  useDeletionAfterSignOut()
  const { pin: messages } = backoffice
  return (
    <AuthFrame title={messages.locked} text={messages.lockedText(name)}>
      {actionData && <Notice tone="error">{messages.wrong}</Notice>}
      <Form method="post" className="space-y-5">
        <PinField />
      </Form>
      <Form method="post" action={signOutPath()} className="text-center">
        <Button type="submit" variant="quiet">
          {messages.usePassword}
        </Button>
      </Form>
    </AuthFrame>
  )
}
