import { productMessages } from '#messages/product.ts'
import { ShopPicture } from '../../goods/picture.tsx'
import { useMessages } from '../../text/messages.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { Maker } from '../to-maker.ts'

/** Who made the piece, with the way to the workshop. */
export function MakerOfPiece({ maker }: { maker: Maker }) {
  const words = useMessages(productMessages)
  return (
    <section className="relative flex items-center gap-4 rounded-card bg-sand/60 p-4 hover:bg-sand">
      <span className="arch [--arch-rise:50%] block w-18 shrink-0 bg-limestone">
        <ShopPicture picture={maker.logo} sizes="4.5rem" className="aspect-square w-full object-cover" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{words.madeBy}</p>
        <h2 className="text-xl">
          <PageLink to={`/store/${maker.id}`} className="after:absolute after:inset-0 hover:text-door">
            <bdi>{maker.name}</bdi>
          </PageLink>
        </h2>
        {maker.craft && <p className="text-sm">{maker.craft}</p>}
        {maker.place && <p className="text-ink-soft text-sm">{maker.place}</p>}
      </div>
    </section>
  )
}
