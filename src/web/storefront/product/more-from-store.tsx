import type { Product } from '#domain/catalog/product.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export function MoreFromStore({ store, others }: { store: Product['store']; others: readonly ProductOnCard[] }) {
  if (others.length === 0) return null
  return (
    <section className="page mt-16 sm:mt-20 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-3xl">
          {messages.moreFrom} <LocalText text={store.name} language={store.languageOf?.name} />
        </h2>
        <PageLink
          to={storePath(store.id)}
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.seeStore}
        </PageLink>
      </div>
      <ul className="-mx-5 mt-5 flex snap-x scroll-px-5 gap-4 overflow-x-auto px-5 pb-3 sm:gap-6 md:mx-0 md:grid md:grid-cols-3 md:overflow-visible md:p-0">
        {others.map((product) => (
          <li key={product.id} className="w-[max(62%,min(100%,11rem))] shrink-0 snap-start sm:w-[40%] md:w-auto">
            <ProductCard
              product={product}
              isInOwnStore
              sizes="(min-width: 80rem) 25rem, (min-width: 48rem) 32vw, (min-width: 40rem) 38vw, 58vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
