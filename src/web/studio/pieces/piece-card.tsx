import { Link } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { shopVerdictOf } from '#domain/sellers/shop-verdict.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { piecePath } from '#web/paths/studio-paths.ts'
import { Price } from '#web/product-display/price.tsx'
import { stockFor } from '#web/product-display/variants-for.ts'
import { LocalText } from '#web/text/local-text.tsx'

/** A piece as its maker sees it: picture, name, price, stock, and whether it is in the shop. */
export function PieceCard({ piece }: { piece: AdminProduct }) {
  const { product } = piece
  const { pieces: messages } = studioMessages
  const { state } = shopVerdictOf(piece)
  const stock = stockFor(product, {})
  const [picture] = product.pictures
  return (
    <article className="panel relative flex gap-4 p-3 hover:border-door">
      {picture ? (
        <img
          src={thumbnailPath(picture.fileName)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          data-tone={picture.placeholderColor}
          className="h-30 w-24 shrink-0 rounded-xl object-cover"
        />
      ) : (
        <span className="grid h-30 w-24 shrink-0 place-items-center rounded-xl bg-sand px-2 text-center text-ink-soft text-sm">
          {messages.noPicture}
        </span>
      )}
      <div className="min-w-0 flex-1 space-y-1">
        <h2 className="font-sans font-semibold text-lg leading-snug">
          <Link to={piecePath(product.id)} className="after:absolute after:inset-0 hover:text-door">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </Link>
        </h2>
        <Price product={product} isInBar className="text-lg" />
        {state !== 'sold-out' && (
          <p className={stock > 0 ? 'text-ink-soft' : 'font-semibold text-clay-deep'}>
            {product.supply === 'made-to-order' ? supplyNameMessages['made-to-order'] : messages.stock(stock)}
          </p>
        )}
        <p
          className={`inline-block rounded-full px-3 py-0.5 font-semibold ${
            state === 'in' ? 'bg-olive/10 text-olive-deep' : 'bg-clay/10 text-clay-deep'
          }`}
        >
          {studioPieceMessages.shop.states[state]}
        </p>
      </div>
    </article>
  )
}
