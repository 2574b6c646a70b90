import { collectionSlugs } from '#domain/catalog/category.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { collectionMessages, navigationMessages } from '#messages/en/layout.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { useMessages } from '../../text/messages.ts'

export interface NavigationEntry {
  readonly name: string
  readonly path: string
  readonly children?: readonly NavigationEntry[]
}

/** The entries of the navigation, for both bar and drawer. */
export function useNavigationTree(): readonly NavigationEntry[] {
  const shopProfile = useShopProfile()
  const navigation = useMessages(navigationMessages)
  const collectionNames = useMessages(collectionMessages)
  return [
    { name: navigation.home, path: '/' },
    {
      name: navigation.shop,
      path: '/shop',
      children: [
        { name: navigation.allCategories, path: '/shop' },
        ...collectionSlugs.map((slug) => ({ name: collectionNames[slug], path: `/shop?category=${slug}` })),
      ],
    },
    {
      name: navigation.about,
      path: '/about',
      children: [
        { name: shopProfile.name, path: `/${siteConstants.slug}` },
        { name: navigation.collaborators, path: '/about#collaborators' },
      ],
    },
    { name: navigation.contact, path: '/contact' },
    { name: navigation.subscriptions, path: '/pricing' },
  ]
}
