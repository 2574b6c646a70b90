import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Of a form that does not navigate; otherwise whether the page navigates. */
  readonly isSending?: boolean
}

/** The button of a form. While it is sent, taps have no effect. Unlike a disabled button it keeps the focus. */
export function SubmitButton({ isSending, onClick, ...button }: SubmitButtonProps) {
  const { state } = useNavigation()
  const isWaiting = isSending ?? state !== 'idle'
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
