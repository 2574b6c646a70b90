import { batchedReads } from '#database/batched-reads.ts'
import { connect } from '#database/connect.ts'
import { operatorActor } from '#domain/access/actor.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listMoreFromStore } from '#domain/catalog/list-more-from-store.ts'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { suggestWhileTyping } from '#domain/catalog/suggestions/suggest-while-typing.ts'
import { countPendingWork } from '#domain/dashboard/count-pending-work.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listOrders } from '#domain/orders/lists/list-orders.ts'
import { marketplaceOn, noImages } from '#tests/support/test-marketplace.ts'
import { builtInShopCategories, localizeCategories } from '#web/localize-categories.ts'

const categories = localizeCategories(builtInShopCategories, { locale: 'en', mainLocale: 'en' })

/** Returns the plans that PostgreSQL executed for each page, recorded by `auto_explain`, as Markdown. */
export async function readQueryPlans(databaseUrl: string): Promise<string> {
  const { database, pool, close } = connect({ url: databaseUrl }, { poolSize: 1 })
  let plans: string[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => message?.includes('Query Text') && plans.push(planIn(message)))
    void client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off; set client_min_messages = log`)
  })
  const marketplace: Marketplace = {
    ...marketplaceOn(batchedReads(database), noImages),
    actor: operatorActor({ id: 1, name: 'Sana', email: 'sana@example.tn' as EmailAddress, role: 'owner' }),
  }
  const pages: string[] = []
  for (const [name, show] of Object.entries(screens)) {
    await show(marketplace)
    plans = []
    await show(marketplace)
    pages.push(
      `## ${name}\n\n${plans
        .filter(readsTables)
        .map((plan) => `\`\`\`\n${plan}\n\`\`\``)
        .join('\n\n')}\n`,
    )
  }
  await close()
  return `# Query plans of the large shop\n\nWritten by \`npm run scale\`; docs/scaling.md explains which index serves what.\n\n${pages.join('\n')}`
}

const screens: Readonly<Record<string, (marketplace: Marketplace) => Promise<unknown>>> = {
  'Shop page': (marketplace) => listProducts(marketplace, { pageSize: 6 }),
  'Shop page by price, of a category': (marketplace) =>
    listProducts(marketplace, { categories: ['decor'], sort: 'price', pageSize: 6 }),
  'Search, a common word': (marketplace) => search(marketplace, 'olive'),
  'Search, two words': (marketplace) => search(marketplace, 'olive bowl'),
  'Search, misspelled': (marketplace) => search(marketplace, 'terracota'),
  'Suggestions, a word that is being typed': (marketplace) => suggestWhileTyping(marketplace, 'oliv', categories),
  'Six products by id': (marketplace) => listProductsById(marketplace, [1, 2000, 4000, 6000, 8000, 10000]),
  'Product page': (marketplace) => Promise.all([getProduct(marketplace, 777), listMoreFromStore(marketplace, 777, 3)]),
  'Best sellers': (marketplace) => listBestSellers(marketplace),
  'Around every screen of the back office': (marketplace) => countPendingWork(marketplace),
  'Admin list': (marketplace) => listOrders(marketplace, {}),
  'Admin list, one state': (marketplace) => listOrders(marketplace, { status: 'delivered' }),
  'Admin list, a name': (marketplace) => listOrders(marketplace, { search: 'trabelsi' }),
}

function search(marketplace: Marketplace, searchText: string) {
  return listProducts(marketplace, { searchText, sort: 'shop-order', pageSize: 6 })
}

/** The executed nodes of a plan, without the query text and nodes that were never executed. */
function planIn(message: string): string {
  const lines = message.split('\n')
  const first = lines.findIndex((line) => /\(cost=/.test(line))
  return lines
    .slice(first)
    .filter((line, place) => !/never executed/.test(line) && (place === 0 || /->|Index Cond/.test(line)))
    .map((line) => line.replace(/\s*\(cost=[^)]*\) \(actual (rows=\d+(?:\.\d+)?) loops=\d+\)/, '  ($1)').trimEnd())
    .join('\n')
}

/** Whether a plan reads tables; statements inside functions are reported too. */
function readsTables(plan: string): boolean {
  return plan.includes('Index')
}
