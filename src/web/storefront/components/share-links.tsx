import { useState } from 'react'
import { shareMessages as messages } from '#page-messages/share.ts'
import { usePublicPageUrl } from '#web/storefront/seo/use-public-url.ts'

interface ShareLinksProps {
  readonly title: string
  /** Path of the shared page on this site. */
  readonly path: string
  readonly className?: string
}

/** Links that share a page. They work without script; touch devices get the system's share dialog too. */
export function ShareLinks({ title, path, className = '' }: ShareLinksProps) {
  const url = usePublicPageUrl()(path)
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    // Without https there is no clipboard API.
    navigator.clipboard ? navigator.clipboard.writeText(url).then(() => setIsCopied(true)) : prompt(messages.copy, url)
  // Rejects when the visitor closes the share dialog without sharing.
  const openShareDialog = () => (navigator.share ? navigator.share({ title, url }).catch(() => {}) : copy())
  const networks = [
    [messages.whatsApp, `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
    [messages.facebook, `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`],
  ] as const
  return (
    <p className={`flex flex-wrap items-center gap-x-4 text-sm print:hidden ${className}`}>
      <span className="text-ink-soft pointer-coarse:sr-only">{messages.share}</span>
      <button
        type="button"
        onClick={openShareDialog}
        className={`${linkClass} not-pointer-coarse:hidden noscript:hidden`}
      >
        {messages.share}
      </button>
      {networks.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={messages.shareOn(name)}
          className={linkClass}
        >
          {name}
        </a>
      ))}
      <button type="button" aria-live="polite" onClick={copy} className={`${linkClass} noscript:hidden`}>
        {isCopied ? messages.copied : messages.copy}
      </button>
    </p>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline'
