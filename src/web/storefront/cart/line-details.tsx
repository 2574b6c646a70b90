import { orderLineMessages as messages } from '#page-messages/order-lines.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import type { CartLine } from './cart.ts'

/** The decorative picture of a line, beside its name. Its space is reserved. */
export function LinePicture({ line, className = '' }: { line: Pick<CartLine, 'picture'>; className?: string }) {
  return (
    <span className={`block aspect-4/5 shrink-0 overflow-hidden rounded-lg bg-sand ${className}`}>
      {line.picture && (
        <img src={thumbnailPath(line.picture)} alt="" width={400} height={500} className="size-full object-cover" />
      )}
    </span>
  )
}

/** Size and color of a line, wrapped between them before within them. */
export function LineVariant({ line, className = '' }: { line: CartLine; className?: string }) {
  const facts = [
    line.sizeName && messages.size(line.sizeName),
    line.colorName && messages.color(line.colorName),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    // The dot before each fact is in a clipped margin, so that no row starts or ends with one.
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
