import { useState } from 'react'
import { Button, type ButtonVariant } from './button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Replaces the label afterwards. */
  readonly copied: string
  readonly variant?: ButtonVariant
  readonly className?: string
}

/** Copies a text. Works on static pages too, whose script knows the attributes; without https there is no clipboard. */
export function CopyButton({ text, label, copied, variant = 'outline', className = '' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Button
      variant={variant}
      className={`noscript:hidden ${className}`}
      data-copy={text}
      data-copied={copied}
      onClick={() => void navigator.clipboard?.writeText(text).then(() => setIsCopied(true))}
    >
      {isCopied ? copied : label}
    </Button>
  )
}
