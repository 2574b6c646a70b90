import type { Marketplace, RequestContext } from '#domain/marketplace.ts'

/** The shop as a request sees it of which this is known. */
export function withRequest<Shop extends Marketplace>(marketplace: Shop, known: Partial<RequestContext>): Shop {
  return { ...marketplace, request: { ...marketplace.request, ...known } }
}
