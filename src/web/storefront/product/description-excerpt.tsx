import { useId, useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { LocalParagraph } from '#web/text/local-text.tsx'

interface DescriptionExcerptProps {
  readonly excerpt: string
  readonly description: string
  /** The language of the description, when it is not that of the page. */
  readonly language: Locale | undefined
}

/**
 * The beginning of the description, with a button that shows the rest. Without script the whole text is further down.
 */
export function DescriptionExcerpt({ excerpt, description, language }: DescriptionExcerptProps) {
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  return (
    <div>
      <LocalParagraph
        id={id}
        text={isWhole ? description : excerpt}
        language={language}
        className="max-w-prose whitespace-pre-line text-ink-soft leading-relaxed"
      />
      {excerpt !== description && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          className="-mb-2 min-h-11 font-semibold text-door text-sm underline-offset-4 hover:underline noscript:hidden"
        >
          {isWhole ? messages.showLess : messages.readMore}
        </button>
      )}
    </div>
  )
}
