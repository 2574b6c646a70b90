import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { AuthFrame } from '#web/backoffice/auth/auth-frame.tsx'
import { PinField } from '#web/backoffice/auth/pin-field.tsx'
import type { action } from '#web/backoffice/auth/unlock-page.tsx'
import { signInPath, unlockPath } from '#web/paths/backoffice-account-paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reportUnlocked, useScreenProblem } from './screen-problem.ts'

/** Covers a page whose session has locked, until its PIN opens it; what was typed into the page stays. */
export function LockScreen({ name }: { readonly name: string }) {
  const { pin: messages, screenProblems } = backoffice
  const fetcher = useFetcher<typeof action>()
  const outcome = fetcher.data?.outcome
  const isSignedOut = useScreenProblem() === 'signed-out' || outcome === 'ended'
  useEffect(() => {
    if (outcome === 'unlocked') reportUnlocked()
  }, [outcome])
  useReturnedFocus()
  return (
    <AuthFrame title={messages.locked} text={isSignedOut ? screenProblems['signed-out'] : messages.lockedText(name)}>
      {outcome === 'wrong' && !isSignedOut && <Notice tone="error">{messages.wrong}</Notice>}
      {isSignedOut ? (
        <Link
          reloadDocument
          to={signInPath()}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary', 'w-full')}
        >
          {screenProblems.signIn}
        </Link>
      ) : (
        <fetcher.Form method="post" action={unlockPath()} className="space-y-5">
          <input type="hidden" name="isOverPage" value="1" />
          <PinField />
        </fetcher.Form>
      )}
    </AuthFrame>
  )
}

/** Focuses again what was focused before. */
function useReturnedFocus(): void {
  // Read while rendering: when effects run, the field of the PIN has the focus.
  const before = useRef(document.activeElement)
  useEffect(() => {
    const { current } = before
    return () => {
      if (current instanceof HTMLElement) current.focus()
    }
  }, [])
}
