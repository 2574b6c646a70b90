import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { Button } from '#web/ui/button.tsx'

/** The buttons that resend selected or all shown emails; sticky at the bottom while something is selected. */
export function ResendBar({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <div className="sticky bottom-16 z-20 mt-4 hidden rounded-full bg-limestone p-1.5 shadow-float ring-1 ring-sand-deep group-has-[input[name=letter]:checked]:block lg:bottom-4">
        <Button type="submit" variant="secondary" disabled={isBusy} className="w-full px-3">
          {emailsMessages.resendSelected}
        </Button>
      </div>
      <div className="mt-4 text-center group-has-[input[name=letter]:checked]:hidden">
        <Button type="submit" name="which" value="shown" variant="outline" disabled={isBusy}>
          {emailsMessages.resendShown}
        </Button>
      </div>
    </>
  )
}
