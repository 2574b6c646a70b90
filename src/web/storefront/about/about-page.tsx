import { listStores } from '#domain/catalog/stores/list-stores.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { aboutMessages as about } from '#page-messages/about.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { platformPath } from '#web/paths/storefront-paths.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import type { Route } from './+types/about-page'
import { CategoryLinks } from './category-links.tsx'
import { Collaborators } from './collaborators.tsx'
import { listCraftArticles } from './craft-articles.ts'
import { CraftStory } from './craft-story.tsx'

/** Maximum of stores on this page; the page of all stores lists the rest. */
const maxStores = 48

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
