import { collectionSlugs } from '#domain/category.ts'
import { collectionMessages as collectionNames, navigationMessages as navigation } from '#page-messages/layout.ts'
import { aboutPath, contactPath, homePath, platformPath, pricingPath, shopPath } from '#web/paths/storefront-paths.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'

export interface NavigationEntry {
  readonly name: string
  readonly path: string
  readonly children?: readonly NavigationEntry[]
}

/** The entries of the navigation, for both bar and drawer. */
export function useNavigationTree(): readonly NavigationEntry[] {
  const shopProfile = useShopProfile()
  return [
    { name: navigation.home, path: homePath() },
    {
      name: navigation.shop,
      path: shopPath(),
      children: [
        { name: navigation.allCategories, path: shopPath() },
        ...collectionSlugs.map((slug) => ({ name: collectionNames[slug], path: shopPath({ category: slug }) })),
      ],
    },
    {
      name: navigation.about,
      path: aboutPath(),
      children: [
        { name: shopProfile.name, path: platformPath() },
        { name: navigation.collaborators, path: `${aboutPath()}#collaborators` },
      ],
    },
    { name: navigation.contact, path: contactPath() },
    { name: navigation.subscriptions, path: pricingPath() },
  ]
}
