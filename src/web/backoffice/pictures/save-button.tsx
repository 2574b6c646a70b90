import type { ComponentProps } from 'react'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { usePendingUploads } from './pending-uploads.tsx'

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & { readonly isSaving: boolean }

/** The submit button of a form with pictures. It is disabled while uploads are pending and says so. */
export function SaveButton({ isSaving, children, ...button }: SaveButtonProps) {
  const sending = usePendingUploads()
  return (
    <Button type="submit" disabled={isSaving || sending > 0} {...button}>
      {sending > 0 ? picturesMessages.waitingFor(sending) : children}
    </Button>
  )
}
