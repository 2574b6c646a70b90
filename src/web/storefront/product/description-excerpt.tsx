import { useId, useState } from 'react'
import { productMessages } from '#messages/en/product.ts'
import { excerptOf } from '#web/text/excerpt.ts'
import { useMessages } from '../../text/messages.ts'

/**
 * The beginning of the description, with a button that shows the rest. Without script the whole text is further down.
 */
export function DescriptionExcerpt({ description }: { description: string }) {
  const messages = useMessages(productMessages)
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const excerpt = excerptOf(description)
  return (
    <div>
      <p id={id} dir="auto" className="max-w-prose whitespace-pre-line text-ink-soft leading-relaxed">
        {isWhole ? description : excerpt}
      </p>
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
