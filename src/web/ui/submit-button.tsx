import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Whether a fetcher sends the form; without it, whether the page sends one. */
  readonly isSending?: boolean
}

/** The button of a form. While it is sent, taps have no effect. Unlike a disabled button it keeps the focus. */
export function SubmitButton({ isSending, onClick, ...button }: SubmitButtonProps) {
  const { formMethod } = useNavigation()
  const isWaiting = isSending ?? formMethod !== undefined
  return (
    <Button
      type="submit"
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? preventDefault : onClick}
      {...button}
    />
  )
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}
