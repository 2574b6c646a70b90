import { Fragment } from 'react'
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

/** Model, size and colour in one quiet line, which breaks between them before it breaks within one. */
export function LineChoice({ line, className = '' }: { line: CartLine; className?: string }) {
  const cart = useMessages(cartMessages)
  const facts = [
    line.model && cart.model(line.model),
    line.sizeName && cart.size(line.sizeName),
    line.colorName && cart.color(line.colorName),
  ].filter(Boolean)
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      {facts.map((fact, position) => (
        <Fragment key={fact}>
          {position > 0 && ' · '}
          <span className="inline-block">{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
