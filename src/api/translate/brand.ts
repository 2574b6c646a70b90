import { pathOf, routes } from '#api/contract/routes.ts'
import type { WireBrand } from '#api/contract/shapes.ts'
import type { Store } from '#domain/catalog/stores/store.ts'

function brandToWire(store: Store): WireBrand {
  return {
    idbrand: store.id,
    name: store.name,
    description: store.description,
    image_path: pathOf(routes.getImage, { filename: store.logo.fileName }),
    lieninsta: store.instagramUrl ?? null,
    lienfb: store.facebookUrl ?? null,
    categorie: store.category,
    ...(store.reopensOn && { backon: store.reopensOn }),
  }
}

export function singleBrandToWire(store: Store): WireBrand[] {
  return [brandToWire(store)]
}

/** The key is `products` (specification). */
export function brandsToWire(stores: readonly Store[]): { readonly products: readonly WireBrand[] } {
  return { products: stores.map(brandToWire) }
}
