import { productMessages as messages } from '#page-messages/product.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { StoreLocation } from '#web/storefront/components/store-location.tsx'
import type { StoreSummary } from '#web/storefront/components/store-summary.ts'
import { LocalParagraph, LocalText } from '#web/text/local-text.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** The store of the product, with a link to its page. */
export default function ProductStore({ store }: { store: StoreSummary }) {
  return (
    <section className="relative flex items-center gap-4 rounded-card bg-sand/60 p-4 hover:bg-sand">
      <span className="arch [--arch-rise:50%] block w-18 shrink-0 bg-limestone">
        <ResponsivePicture picture={store.logo} sizes="4.5rem" className="aspect-square w-full object-cover" />
      </span>
      <div className="min-w-0">
        <p className="text-ink-soft text-sm">{messages.madeBy}</p>
        <h2 className="text-xl">
          <PageLink to={storePath(store.id)} className="after:absolute after:inset-0 hover:text-door">
            <LocalText text={store.name} language={store.languageOf?.name} />
          </PageLink>
        </h2>
        {store.craft && (
          <p className="text-sm">
            <LocalText text={store.craft} language={store.languageOf?.craft} />
          </p>
        )}
        <StoreLocation store={store} className="text-ink-soft text-sm" />
        {store.closedNote && (
          <LocalParagraph text={store.closedNote} language={store.languageOf?.closedNote} className="mt-1 text-sm" />
        )}
      </div>
    </section>
  )
}
