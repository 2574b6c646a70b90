import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { usePicturesOnTheirWay } from './on-their-way.tsx'

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & { readonly isSaving: boolean }

/** Saves a form once all of its pictures have arrived, and says what it waits for until then. */
export function SaveButton({ isSaving, children, ...button }: SaveButtonProps) {
  const { pictures } = useOfficeMessages()
  const sending = usePicturesOnTheirWay()
  return (
    <Button type="submit" disabled={isSaving || sending > 0} {...button}>
      {sending > 0 ? pictures.waitingFor(sending) : children}
    </Button>
  )
}
