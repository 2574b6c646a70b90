import type { ChangeEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** Only where there is script; without, letters are selected one by one, or all that are shown go. */
export function SelectAll() {
  const { letters: words } = useOfficeMessages()
  return (
    <label className="mb-1 flex min-h-11 w-fit cursor-pointer items-center gap-4 px-4 noscript:hidden">
      <input type="checkbox" onChange={selectAll} className="size-5 accent-door" />
      {words.selectAll}
    </label>
  )
}

/** Below the reasons, which stay in sight: once something is selected, within reach of a thumb. */
export function ResendBar({ isBusy }: { isBusy: boolean }) {
  const { letters: words } = useOfficeMessages()
  return (
    <>
      <div className="sticky bottom-16 z-20 mt-4 hidden rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:block lg:bottom-4">
        <Button type="submit" variant="secondary" disabled={isBusy} className="w-full px-3">
          {words.againSelected}
        </Button>
      </div>
      <div className="mt-4 text-center group-has-[input[name=letter]:checked]:hidden">
        <Button type="submit" name="which" value="shown" variant="outline" disabled={isBusy}>
          {words.againShown}
        </Button>
      </div>
    </>
  )
}

function selectAll({ target: { checked, form } }: ChangeEvent<HTMLInputElement>): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[name="letter"]') ?? []) box.checked = checked
}
