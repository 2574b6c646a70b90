import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { listStores } from '#domain/catalog/stores/list-stores.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { categoriesInMenu, offeredCategories } from '#domain/category.ts'
import type { Banners } from '#domain/home-page/banner.ts'
import { tileSlotOf } from '#domain/home-page/banner-slots.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { aboutMessages as about } from '#page-messages/about.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { platformPath, shopPath, storePath, storesPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { StoreCraft } from '#web/storefront/components/store-craft.tsx'
import { TilePattern } from '#web/storefront/components/tile-pattern.tsx'
import { NewsletterForm } from '#web/storefront/newsletter/newsletter-form.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useCategories } from '#web/use-categories.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/about-page'

/** Maximum of stores on this page; the page of all stores lists the rest. */
const maxStores = 48

const crafts = ['pottery', 'rugs', 'wood', 'silver'] as const

type Craft = (typeof crafts)[number]

/** The search text per craft, for its picture and its link. */
const searches: Record<Craft, string> = {
  pottery: 'Nabeul',
  rugs: 'rug',
  wood: 'olive-wood',
  silver: 'filigree',
}

/** An article of the about page. When no product of its craft is found it has neither picture nor link. */
interface CraftArticle {
  readonly craft: Craft
  readonly found?: { readonly picture: Picture; readonly path: string }
}

/** Lists the articles, each with the picture of a product. */
async function listCraftArticles(marketplace: Marketplace): Promise<CraftArticle[]> {
  return Promise.all(
    crafts.map(async (craft): Promise<CraftArticle> => {
      const searchText = searches[craft]
      const { products } = await listProducts(marketplace, { searchText, pageSize: 1 })
      const [picture] = products[0]?.pictures ?? []
      if (!picture) return { craft }
      return { craft, found: { picture, path: shopPath({ q: searchText }) } }
    }),
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const [articles, stores, banners] = await Promise.all([
    listCraftArticles(marketplace),
    listStores(marketplace, maxStores),
    getBanners(marketplace),
  ])
  return { articles, stores: stores.map(toStoreTile), banners }
}

function toStoreTile({ id, name, category, craft, languageOf, logo }: Store) {
  return { id, name, category, logo, craft, ...(languageOf && { languageOf }) }
}

export default function AboutPage({ loaderData: { articles, stores, banners } }: Route.ComponentProps) {
  const shopProfile = useShopProfile()
  const firstPicture = articles.find((article) => article.found)?.found?.picture
  return (
    <div className="py-10 sm:py-14">
      <PageHead title={about.title} description={about.description} picture={firstPicture} />
      <header className="page">
        <h1 className="max-w-3xl text-4xl sm:text-5xl">{about.heading}</h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">{about.text}</p>
        <p className="mt-3">
          <PageLink to={platformPath()} className="text-link">
            {about.aboutPlatform(shopProfile.name)}
          </PageLink>
        </p>
      </header>
      <div className="page mt-12 grid gap-16 sm:mt-16 sm:gap-20">
        {articles.map((article, position) => (
          <CraftStory key={article.craft} article={article} isFirst={position === 0} />
        ))}
      </div>
      <ZelligeBand className="my-16 h-4 text-door/35 sm:my-20" />
      <CategoryLinks banners={banners} />
      <Collaborators stores={stores} />
      <section className="page mt-16 sm:mt-20">
        <div className="grid items-center gap-6 rounded-2xl bg-sand/70 p-6 *:min-w-0 sm:p-10 md:grid-cols-2">
          <div>
            <h2 className="text-3xl">{about.newsletterHeading}</h2>
            <p className="mt-2 text-ink-soft">{about.newsletterText}</p>
          </div>
          <NewsletterForm />
        </div>
      </section>
    </div>
  )
}

/** Links to what is in the menu with its picture, and to every category by its name. */
function CategoryLinks({ banners }: { banners: Banners }) {
  const categories = useCategories()
  return (
    <section className="page">
      <h2 className="text-3xl">{about.collectionsHeading}</h2>
      <ul className="mt-7 grid grid-pair gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {categoriesInMenu(categories).map(({ slug, name }) => {
          const picture = banners[tileSlotOf(slug)]
          return (
            <li key={slug}>
              <PageLink to={shopPath({ category: slug })} className="group block">
                <span className="arch block aspect-4/5 bg-sand">
                  {picture ? (
                    <ResponsivePicture
                      picture={picture}
                      sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, calc(50vw - 1.7rem)"
                      className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
                    />
                  ) : (
                    <TilePattern />
                  )}
                </span>
                <span className="mt-3 block text-balance text-center font-display font-semibold leading-snug group-hover:text-door sm:text-lg">
                  {name}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
      <h3 className="mt-10 text-xl">{about.categoriesHeading}</h3>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {offeredCategories(categories).map(({ slug, name }) => (
          <li key={slug}>
            <PageLink
              to={shopPath({ category: slug })}
              className="flex min-h-11 items-center rounded-full bg-sand px-5 font-medium hover:bg-sand-deep"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to stores, with their logos, and to the page of all stores. */
function Collaborators({
  stores,
}: {
  stores: readonly Pick<Store, 'id' | 'name' | 'category' | 'craft' | 'languageOf' | 'logo'>[]
}) {
  if (stores.length === 0) return null
  return (
    <section id="collaborators" className="page mt-16 sm:mt-20">
      <h2 className="text-3xl">{about.collaboratorsHeading}</h2>
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">{about.collaboratorsText}</p>
      <ul className="mt-8 grid grid-pair gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {stores.map((store) => (
          <li key={store.id}>
            <PageLink to={storePath(store.id)} className="group flex h-full flex-col items-center text-center">
              <span className="arch [--arch-rise:50%] block w-28 bg-sand shadow-card sm:w-36">
                <ResponsivePicture
                  picture={store.logo}
                  sizes="9rem"
                  className="aspect-square w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
                />
              </span>
              <span className="mt-3 text-balance font-display font-semibold text-lg leading-snug group-hover:text-door">
                <LocalText text={store.name} language={store.languageOf?.name} />
              </span>
              <span className="text-ink-soft text-sm">
                <StoreCraft store={store} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-9">
        <PageButton to={storesPath()} variant="outline">
          {about.allMakers}
        </PageButton>
      </p>
    </section>
  )
}

/** An article about a craft beside the picture of a product; every second one has its picture on the other side. */
function CraftStory({ article: { craft, found }, isFirst }: { article: CraftArticle; isFirst: boolean }) {
  const { place, heading, paragraphs, link } = about.articles[craft]
  return (
    <article
      id={craft}
      className="flex flex-col gap-7 md:flex-row md:items-center md:justify-between md:gap-14 md:even:flex-row-reverse lg:gap-20"
    >
      {found && (
        <div className="arch aspect-4/5 w-full max-w-md shrink-0 bg-sand md:w-2/5">
          <ResponsivePicture
            picture={found.picture}
            isFirst={isFirst}
            sizes="(min-width: 80rem) 28rem, (min-width: 48rem) 39vw, calc(100vw - 2.5rem)"
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="max-w-prose md:flex-1">
        <p className="font-semibold text-clay text-sm">{place}</p>
        <h2 className="mt-1 text-3xl sm:text-4xl">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg leading-relaxed">
            {paragraph}
          </p>
        ))}
        {found && (
          <PageButton to={found.path} variant="outline" className="mt-6">
            {link}
          </PageButton>
        )}
      </div>
    </article>
  )
}
