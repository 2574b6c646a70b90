import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { listAdminProducts } from '#domain/catalog/admin/list-admin-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type ListedOrder, listOrders } from '#domain/orders/lists/list-orders.ts'
import { patternContaining } from '#domain/pattern-containing.ts'
import type { Phone } from '#domain/phone.ts'

/** What one search of the back office finds, the newest first. */
export interface OfficeSearchResults {
  readonly orders: readonly ListedOrder[]
  readonly hasMoreOrders: boolean
  /** The customers of the orders that were found, by phone number. */
  readonly customers: readonly FoundCustomer[]
  readonly products: readonly AdminProduct[]
  readonly hasMoreProducts: boolean
  /** Stores, messages by their writer, discount codes, and remittances by the number on their note. */
  readonly others: readonly FoundOther[]
}

export interface FoundCustomer {
  readonly phone: Phone
  /** That of the last order found. */
  readonly name: string
}

export interface FoundOther {
  readonly kind: 'store' | 'message' | 'discount-code' | 'remittance'
  readonly id: number
  readonly name: string
  /** The email address of a writer, the courier of a remittance; otherwise empty. */
  readonly detail: string
}

/** How many of each kind are shown. The lists have all of them. */
const maxFound = 6

const nothingFound: OfficeSearchResults = {
  ...{ orders: [], hasMoreOrders: false, customers: [], products: [], hasMoreProducts: false, others: [] },
}

/**
 * Finds orders by number, name, phone, address or email, their customers, products by name, model or store, those with
 * the words in their name first and retired ones too, and others by their name. Nothing for an empty search.
 */
export async function searchOffice(marketplace: Marketplace, text: string): Promise<OfficeSearchResults> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  if (text === '') return nothingFound
  const [{ orders }, products, others] = await Promise.all([
    listOrders(marketplace, { search: text }),
    listAdminProducts(marketplace, { state: 'all', searchText: text, page: 1 }),
    findOthers(marketplace, text),
  ])
  return {
    orders: orders.slice(0, maxFound),
    hasMoreOrders: orders.length > maxFound,
    customers: customersOf(orders).slice(0, maxFound),
    products: products.items.slice(0, maxFound),
    hasMoreProducts: products.total > maxFound,
    others,
  }
}

function customersOf(orders: readonly ListedOrder[]): FoundCustomer[] {
  const byPhone = new Map<Phone, FoundCustomer>()
  for (const { phone, name } of orders) if (!byPhone.has(phone)) byPhone.set(phone, { phone, name })
  return [...byPhone.values()]
}

/** Stores, codes and remittances are few enough to compare each; messages have an index. */
async function findOthers({ db }: Marketplace, text: string): Promise<FoundOther[]> {
  const pattern = patternContaining(sql`fold_name(${text.toWellFormed()})`)
  const { rows } = await sql<FoundOther>`
    (select 'store' as kind, id, name, '' as detail from stores
      where fold_name(name || ' ' || translations_of(translations, 'name')) like ${pattern}
      order by id desc limit ${maxFound})
    union all
    (select 'message', id, name, coalesce(email, '') from contact_messages
      where fold_name(name || ' ' || coalesce(email, '')) like ${pattern} order by id desc limit ${maxFound})
    union all
    (select 'discount-code', id, code, '' from discount_codes
      where fold_name(code) like ${pattern} order by id desc limit ${maxFound})
    union all
    (select 'remittance', remittances.id, reference, couriers.name from remittances join couriers on couriers.id = courier_id
      where fold_name(reference) like ${pattern} order by remittances.id desc limit ${maxFound})`.execute(db)
  return rows
}
