import type { Store } from '#domain/catalog/stores/store.ts'
import { pathOf, routes } from '../contract/routes.ts'
import type { WireBrand } from '../contract/shapes.ts'
import { jsonArray } from '../json-array.ts'

function brandToWire(store: Store): WireBrand {
  return {
    idbrand: store.id,
    name: store.name,
    description: store.description,
    image_path: pathOf(routes.getImage, { filename: store.logo.fileName }),
    lieninsta: store.instagramUrl ?? null,
    lienfb: store.facebookUrl ?? null,
    categorie: store.category,
  }
}

export function singleBrandToWire(store: Store): WireBrand[] {
  return [brandToWire(store)]
}

/** Generates the list of brands as JSON, a batch at a time. */
export async function* brandsToJson(batches: AsyncIterable<readonly Store[]>): AsyncGenerator<string> {
  yield '{"products":'
  yield* jsonArray(batches, brandToWire)
  yield '}'
}
