import { connect } from '#database/connect.ts'
import { gathering } from '#database/gathering.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listBestSellers } from '#domain/catalog/list-best-sellers.ts'
import { listNeighbours } from '#domain/catalog/list-neighbours.ts'
import { listProducts } from '#domain/catalog/list-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { listWaiting } from '#domain/today/list-waiting.ts'

/** What PostgreSQL says of the way it went for each screen, by its own `auto_explain`, as a page for docs/. */
export async function readPlans(databaseUrl: string): Promise<string> {
  const { database, pool, close } = connect({ url: databaseUrl }, { poolSize: 1 })
  let plans: string[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => message?.includes('Query Text') && plans.push(planIn(message)))
    void client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off; set client_min_messages = log`)
  })
  // Reading asks no more of the marketplace than this.
  const marketplace = {
    db: gathering(database),
    clock: { now: () => new Date() },
    operator: { id: 1, name: 'Sana', email: 'sana@example.tn', role: 'owner' },
  } as unknown as Marketplace
  const pages: string[] = []
  for (const [name, show] of Object.entries(screens)) {
    await show(marketplace)
    plans = []
    await show(marketplace)
    pages.push(
      `## ${name}\n\n${plans
        .filter(readsShop)
        .map((plan) => `\`\`\`\n${plan}\n\`\`\``)
        .join('\n\n')}\n`,
    )
  }
  await close()
  return `# How the database finds what is shown\n\nWritten by \`npm run scale\`; [scale.md](scale.md) explains.\n\n${pages.join('\n')}`
}

const screens: Readonly<Record<string, (marketplace: Marketplace) => Promise<unknown>>> = {
  'Shop page': (marketplace) => listProducts(marketplace, { pageSize: 6 }),
  'Shop page by price, of a category': (marketplace) =>
    listProducts(marketplace, { categories: ['decor'], sort: 'price', pageSize: 6 }),
  'Search, a common word': (marketplace) => listProducts(marketplace, { words: 'olive', pageSize: 6 }),
  'Search, two words': (marketplace) => listProducts(marketplace, { words: 'olive bowl', pageSize: 6 }),
  'Product page': (marketplace) => Promise.all([getProduct(marketplace, 777), listNeighbours(marketplace, 777, 3)]),
  'Best sellers': (marketplace) => listBestSellers(marketplace),
  'Around every screen of the back office': (marketplace) => listWaiting(marketplace),
  'Admin list': (marketplace) => listOrders(marketplace, {}),
  'Admin list, one state': (marketplace) => listOrders(marketplace, { status: 'delivered' }),
  'Admin list, a name': (marketplace) => listOrders(marketplace, { words: 'trabelsi' }),
}

/** Of what the database tells which way it went: neither the words of the question nor what it thought of and left. */
function planIn(message: string): string {
  const lines = message.split('\n')
  const first = lines.findIndex((line) => /\(cost=/.test(line))
  return lines
    .slice(first)
    .filter((line, place) => !/never executed/.test(line) && (place === 0 || /->|Index Cond/.test(line)))
    .map((line) => line.replace(/\s*\(cost=[^)]*\) \(actual (rows=\d+(?:\.\d+)?) loops=\d+\)/, '  ($1)').trimEnd())
    .join('\n')
}

/** Whether it is the plan of a question: what a function does inside is told too. */
function readsShop(plan: string): boolean {
  return plan.includes('Index')
}
