import { storePath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalParagraph, LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { StoreCraft } from './store-craft.tsx'
import { StoreLocation } from './store-location.tsx'
import type { StoreOnCard } from './store-summary.ts'

interface StoreCardProps {
  readonly store: StoreOnCard
  /** Heading level, one below that of the list. */
  readonly level: 2 | 3
  /** Whether the card is in the first view, so that its picture loads eagerly. */
  readonly isFirst?: boolean
}

/** A store in lists: its cover, logo, craft and location. */
export function StoreCard({ store, level, isFirst = false }: StoreCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-3/2 overflow-hidden rounded-card bg-sand">
        <ResponsivePicture
          picture={store.cover}
          isFirst={isFirst}
          sizes="(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, (min-width: 40rem) 83vw, calc(178vw - 4.3rem)"
          className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
        />
      </div>
      <div className="relative flex gap-4 ps-4">
        <span className="arch [--arch-rise:50%] -mt-9 block size-19 shrink-0 border-4 border-limestone bg-limestone">
          <ResponsivePicture picture={store.logo} sizes="4.5rem" className="aspect-square w-full object-cover" />
        </span>
        <div className="min-w-0 pt-3">
          <Heading className="text-xl">
            <PageLink to={storePath(store.id)} className="after:absolute after:inset-0 hover:text-door">
              <LocalText text={store.name} language={store.languageOf?.name} />
            </PageLink>
          </Heading>
        </div>
      </div>
      <p className="mt-3 font-medium">
        <StoreCraft store={store} />
      </p>
      <StoreLocation store={store} className="mt-0.5 flex gap-1.5 text-ink-soft text-sm">
        <Icon name="pin" className="mt-0.5 size-4.5" />
      </StoreLocation>
      <LocalParagraph
        text={store.summary}
        language={store.languageOf?.description}
        className="mt-2 text-ink-soft text-sm align-with-page"
      />
    </article>
  )
}
