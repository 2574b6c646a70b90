import { sql } from 'kysely'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isEverRefused } from '#domain/orders/lists/is-ever-refused.ts'
import type { Phone } from '#domain/phone.ts'
import type { Customer, CustomerCounts, CustomerOrder, UsualProduct } from './customer.ts'

/** A phone number with more orders is a colleague or a program. */
const maxOrders = 50
const maxContacts = 5
const maxUsualProducts = 5

export async function readContacts({ db }: Marketplace, phone: Phone): Promise<Pick<Customer, 'names' | 'emails'>> {
  const rows = await db
    .selectFrom('orders')
    .select(['customer_name', 'customer_email'])
    .where('customer_phone', '=', phone)
    .orderBy('placed_at', 'desc')
    .limit(maxOrders)
    .execute()
  const emails = rows.flatMap(({ customer_email }) => customer_email ?? []).map((email) => email.toLowerCase())
  const names = rows.map(({ customer_name }) => customer_name)
  return { names: [...new Set(names)].slice(0, maxContacts), emails: [...new Set(emails)].slice(0, maxContacts) }
}

export async function readCounts({ db }: Marketplace, phone: Phone): Promise<CustomerCounts> {
  return db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
      fn.countAll<number>().filterWhere(isEverRefused).as('refused'),
      fn.countAll<number>().filterWhere('status', '=', 'cancelled').as('cancelled'),
      sql<
        CustomerCounts['spent']
      >`coalesce(sum(total_millimes - refunded_millimes) filter (where ${eb('status', '=', 'delivered')}), 0)::bigint`.as(
        'spent',
      ),
    ])
    .where('customer_phone', '=', phone)
    .executeTakeFirstOrThrow()
}

export async function readOrders({ db }: Marketplace, phone: Phone): Promise<CustomerOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'placed_at', 'delivery_city', 'total_millimes'])
    .where('customer_phone', '=', phone)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxOrders)
    .execute()
  return rows.map(({ placed_at, delivery_city, total_millimes, ...row }) => ({
    ...row,
    ...{ placedAt: placed_at, city: delivery_city, total: total_millimes },
  }))
}

/** Counts the pieces of all orders but those that ended without a sale. */
export async function readUsualProducts({ db }: Marketplace, phone: Phone): Promise<UsualProduct[]> {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(({ fn }) => [
      'products.id as productId',
      localizedText('products.name').as('name'),
      fn.sum<number>('order_lines.quantity').as('pieces'),
    ])
    .where('customer_phone', '=', phone)
    .where('status', 'not in', ['cancelled', 'refused', 'returned', 'released'])
    .groupBy('products.id')
    .orderBy('pieces', 'desc')
    .orderBy('products.id')
    .limit(maxUsualProducts)
    .execute()
}
