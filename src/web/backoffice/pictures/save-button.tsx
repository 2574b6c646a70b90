import type { ComponentProps } from 'react'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { usePendingUploads } from './pending-uploads.tsx'

type SaveButtonProps = ComponentProps<typeof SubmitButton> & { readonly isSending: boolean }

/** The submit button of a form with pictures. It waits while uploads are pending, and says so. */
export function SaveButton({ isSending, children, ...button }: SaveButtonProps) {
  const sending = usePendingUploads()
  return (
    <SubmitButton isSending={isSending || sending > 0} {...button}>
      {sending > 0 ? picturesMessages.waitingFor(sending) : children}
    </SubmitButton>
  )
}
