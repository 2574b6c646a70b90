import type { PageKind } from '#domain/web-vitals/web-vital.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import {
  cartPath,
  checkoutPath,
  homePath,
  orderPath,
  productPath,
  secondHomePath,
  shopPath,
  storePath,
  storesPath,
  successPath,
} from '#web/paths/storefront-paths.ts'

const kinds: Readonly<Record<string, PageKind>> = {
  ...{ [homePath()]: 'home', [secondHomePath()]: 'home' },
  ...{ [productPath(':id')]: 'product', [storePath(':id')]: 'store' },
  ...{ [shopPath()]: 'list', [storesPath()]: 'list' },
  ...{ [cartPath()]: 'cart', [checkoutPath()]: 'checkout', [successPath()]: 'order' },
}

/** Returns the kind of the page at an address of the shop. */
export function pageKindOf(address: string): PageKind {
  const { pathname, searchParams } = new URL(address)
  const { path } = splitLocale(pathname)
  if (path === shopPath() && searchParams.has('q')) return 'search'
  if (path.startsWith(orderPath(''))) return 'order'
  return kinds[path.replace(/\/\d+$/, '/:id')] ?? 'other'
}
