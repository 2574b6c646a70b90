import { categoryMessages } from '#messages/categories.ts'
import { ShopPicture } from '../goods/picture.tsx'
import { useMessages } from '../text/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { MakerOnCard } from './to-maker.ts'

interface MakerCardProps {
  readonly maker: MakerOnCard
  /** Of the heading, below that of the list. */
  readonly level: 2 | 3
  /** A card of the first view, whose picture loads at once. */
  readonly isFirst?: boolean
}

/** A maker as met in lists: the workshop, its emblem, what is made there and where. */
export function MakerCard({ maker, level, isFirst = false }: MakerCardProps) {
  const categoryNames = useMessages(categoryMessages)
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-3/2 overflow-hidden rounded-card bg-sand">
        <ShopPicture
          picture={maker.cover}
          isFirst={isFirst}
          sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, (min-width: 40rem) 83vw, calc(178vw - 4.3rem)"
          className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
        />
      </div>
      <div className="relative flex gap-4 ps-4">
        <span className="arch [--arch-rise:50%] -mt-9 block size-19 shrink-0 border-4 border-limestone bg-limestone">
          <ShopPicture picture={maker.logo} sizes="4.5rem" className="aspect-square w-full object-cover" />
        </span>
        <div className="min-w-0 pt-3">
          <Heading className="text-xl">
            <PageLink to={`/store/${maker.id}`} className="after:absolute after:inset-0 hover:text-door">
              <bdi>{maker.name}</bdi>
            </PageLink>
          </Heading>
        </div>
      </div>
      <p className="mt-3 font-medium">{maker.craft ?? categoryNames[maker.category]}</p>
      {maker.place && (
        <p className="mt-0.5 flex gap-1.5 text-ink-soft text-sm">
          <Icon name="pin" className="mt-0.5 size-4.5" />
          <bdi>{maker.place}</bdi>
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">{maker.story}</p>
    </article>
  )
}
