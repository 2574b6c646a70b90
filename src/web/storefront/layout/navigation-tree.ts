import { collectionSlugs } from '#domain/catalog/category.ts'
import { foundation } from '#domain/house/foundation.ts'
import { collectionMessages, navigationMessages } from '#messages/layout.ts'
import { useMessages } from '../../text/messages.ts'
import { useHouse } from '../../use-house.ts'

export interface NavigationEntry {
  readonly name: string
  readonly path: string
  readonly children?: readonly NavigationEntry[]
}

/** The menu of the shop, the same for the bar and the drawer. */
export function useNavigationTree(): readonly NavigationEntry[] {
  const house = useHouse()
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
        { name: house.name, path: `/${foundation.slug}` },
        { name: navigation.makers, path: '/stores' },
        { name: navigation.collaborators, path: '/about#collaborators' },
      ],
    },
    { name: navigation.contact, path: '/contact' },
    { name: navigation.subscriptions, path: '/pricing' },
  ]
}
