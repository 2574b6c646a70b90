import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type ListedOrder, listOrders } from '#domain/orders/lists/list-orders.ts'
import type { Phone } from '#domain/phone.ts'

/** What one search of the back office finds, the newest first. */
export interface OfficeSearchResults {
  readonly orders: readonly ListedOrder[]
  readonly hasMoreOrders: boolean
  /** The customers of the orders that were found, by phone number. */
  readonly customers: readonly FoundCustomer[]
  readonly products: readonly AdminProduct[]
  readonly hasMoreProducts: boolean
}

export interface FoundCustomer {
  readonly phone: Phone
  /** That of the last order found. */
  readonly name: string
}

/** How many of each kind are shown. The lists have all of them. */
const maxFound = 6

const nothingFound: OfficeSearchResults = {
  ...{ orders: [], hasMoreOrders: false, customers: [], products: [], hasMoreProducts: false },
}

/**
 * Finds orders by number, name, phone, address or e-mail, their customers, and products by name, model or store,
 * retired ones too. Nothing for an empty search.
 */
export async function searchOffice(marketplace: Marketplace, text: string): Promise<OfficeSearchResults> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  if (text === '') return nothingFound
  const [{ orders }, products] = await Promise.all([
    listOrders(marketplace, { search: text }),
    listAdminProducts(marketplace, { state: 'all', searchText: text, page: 1 }),
  ])
  return {
    orders: orders.slice(0, maxFound),
    hasMoreOrders: orders.length > maxFound,
    customers: customersOf(orders).slice(0, maxFound),
    products: products.items.slice(0, maxFound),
    hasMoreProducts: products.total > maxFound,
  }
}

function customersOf(orders: readonly ListedOrder[]): FoundCustomer[] {
  const byPhone = new Map<Phone, FoundCustomer>()
  for (const { phone, name } of orders) if (!byPhone.has(phone)) byPhone.set(phone, { phone, name })
  return [...byPhone.values()]
}
