import { categoriesInMenu } from '#domain/category.ts'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { aboutPath, contactPath, homePath, platformPath, pricingPath, shopPath } from '#web/paths/storefront-paths.ts'
import { useCategories } from '#web/use-categories.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'

export interface NavigationEntry {
  readonly name: string
  readonly path: string
  readonly children?: readonly NavigationEntry[]
}

/** The entries of the navigation, for both bar and drawer. */
export function useNavigationTree(): readonly NavigationEntry[] {
  const shopProfile = useShopProfile()
  const inMenu = categoriesInMenu(useCategories())
  return [
    { name: navigation.home, path: homePath() },
    {
      name: navigation.shop,
      path: shopPath(),
      children: [
        { name: navigation.allCategories, path: shopPath() },
        ...inMenu.map(({ slug, name }) => ({ name, path: shopPath({ category: slug }) })),
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
