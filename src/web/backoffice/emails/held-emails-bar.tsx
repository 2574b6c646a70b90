import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { Button } from '#web/ui/button.tsx'

/** The buttons that decide about the selected held emails; sticky at the bottom while something is selected. */
export function HeldEmailsBar({ isBusy }: { isBusy: boolean }) {
  const { held } = emailsMessages
  return (
    <div className="sticky bottom-16 z-20 mt-4 hidden gap-2 rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:flex lg:bottom-4">
      <Button
        type="submit"
        name="decide"
        value="released"
        variant="secondary"
        disabled={isBusy}
        className="flex-1 px-3"
      >
        {held.releaseSelected}
      </Button>
      <Button type="submit" name="decide" value="dropped" variant="outline" disabled={isBusy} className="flex-1 px-3">
        {held.dropSelected}
      </Button>
    </div>
  )
}
