import type { ChangeEvent } from 'react'
import { backoffice } from '#page-messages/backoffice.ts'
import { Button } from '#web/ui/button.tsx'

/** Needs JavaScript; without it, emails are selected one by one, or all shown are resent. */
export function SelectAll() {
  const { emails: texts } = backoffice
  return (
    <label className="mb-1 flex min-h-11 w-fit cursor-pointer items-center gap-4 px-4 noscript:hidden">
      <input type="checkbox" onChange={selectAll} className="size-5 accent-door" />
      {texts.selectAll}
    </label>
  )
}

/** The buttons that resend selected or all shown emails; sticky at the bottom while something is selected. */
export function ResendBar({ isBusy }: { isBusy: boolean }) {
  const { emails: texts } = backoffice
  return (
    <>
      <div className="sticky bottom-16 z-20 mt-4 hidden rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:block lg:bottom-4">
        <Button type="submit" variant="secondary" disabled={isBusy} className="w-full px-3">
          {texts.resendSelected}
        </Button>
      </div>
      <div className="mt-4 text-center group-has-[input[name=letter]:checked]:hidden">
        <Button type="submit" name="which" value="shown" variant="outline" disabled={isBusy}>
          {texts.resendShown}
        </Button>
      </div>
    </>
  )
}

function selectAll({ target: { checked, form } }: ChangeEvent<HTMLInputElement>): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="letter"]') ?? []) box.checked = checked
}
