import { thumbnailUrl } from '#domain/catalog/picture.ts'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import type { CartLine } from './cart.ts'

/** The picture of a line. Its shape is kept free for it; words beside it say what it shows. */
export function LinePicture({ line, className = '' }: { line: Pick<CartLine, 'picture'>; className?: string }) {
  return (
    <span className={`block aspect-4/5 shrink-0 overflow-hidden rounded-lg bg-sand ${className}`}>
      {line.picture && (
        <img src={thumbnailUrl(line.picture)} alt="" width={400} height={500} className="size-full object-cover" />
      )}
    </span>
  )
}

/** Size and color in one quiet line, which breaks between them before it breaks within one. Models are for the office. */
export function LineChoice({ line, className = '' }: { line: CartLine; className?: string }) {
  const cart = useMessages(cartMessages)
  const facts = [line.sizeName && cart.size(line.sizeName), line.colorName && cart.color(line.colorName)].filter(
    Boolean,
  )
  if (facts.length === 0) return null
  return (
    // The dot before each fact lies in a margin that is cut off, so that no line begins or ends with one.
    <div className={`overflow-hidden text-ink-soft text-sm ${className}`}>
      <ul className="-ms-4 flex flex-wrap">
        {facts.map((fact) => (
          <li key={fact} className="relative ps-4 before:absolute before:start-1.5 before:content-['·'/'']">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
