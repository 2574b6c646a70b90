import { useState } from 'react'
import { shareMessages } from '#messages/share.ts'
import { useMessages } from '../text/messages.ts'
import { usePublicUrl } from './public-url.ts'

interface ShareLinksProps {
  readonly title: string
  /** Of what is shared, on this site. */
  readonly path: string
  readonly className?: string
}

/** Ways to send a page on. The links work without script; the sheet of the device is for those that are touched. */
export function ShareLinks({ title, path, className = '' }: ShareLinksProps) {
  const words = useMessages(shareMessages)
  const url = usePublicUrl() + path
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    // Where the address is not https there is no clipboard to write to.
    navigator.clipboard ? navigator.clipboard.writeText(url).then(() => setIsCopied(true)) : prompt(words.copy, url)
  // Who closes the sheet has chosen not to share.
  const openSheet = () => (navigator.share ? navigator.share({ title, url }).catch(() => {}) : copy())
  const networks = [
    [words.whatsApp, `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
    [words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
  ] as const
  return (
    <p className={`flex flex-wrap items-center gap-x-4 text-sm print:hidden ${className}`}>
      <span className="text-ink-soft pointer-coarse:sr-only">{words.share}</span>
      <button type="button" onClick={openSheet} className={`${linkClass} not-pointer-coarse:hidden noscript:hidden`}>
        {words.share}
      </button>
      {networks.map(([name, href]) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={words.shareOn(name)} className={linkClass}>
          {name}
        </a>
      ))}
      <button type="button" aria-live="polite" onClick={copy} className={`${linkClass} noscript:hidden`}>
        {isCopied ? words.copied : words.copy}
      </button>
    </p>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline'
