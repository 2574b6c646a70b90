// One worker's shop, in a process of its own: it serves a copy of the sample shop and does what the tests ask between
// two steps of a visitor.

import { imagesInFolder } from '#adapters/images-folder.ts'
import { priceProduct } from '#domain/catalog/price-product.ts'
import { retireProduct } from '#domain/catalog/retire-product.ts'
import { setStock } from '#domain/catalog/set-stock.ts'
import { dinars } from '#domain/money.ts'
import type { Role } from '#domain/operators/operator.ts'
import { issueSetupToken } from '#domain/operators/owner-setup.ts'
import { advanceOrder } from '#domain/orders/advance-order.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { sendQueuedLetters } from '#tests/support/letters.ts'
import { heldTo, limitsOf, setLimits } from '#tests/support/limits.ts'
import { signedInToken } from '#tests/support/operators.ts'
import { openCopy } from '#tests/support/test-database.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'

/** What a test may ask for. Every answer is what the operation answers, or undefined. */
export type SiteRequest =
  | { ask: 'set-stock'; sizeId: number; stock: number }
  | { ask: 'price'; productId: number; price: number }
  | { ask: 'retire'; productId: number }
  | { ask: 'confirm-order'; number: string }
  | { ask: 'count'; table: 'orders' | 'comments' | 'plan_requests' | 'contact_messages' | 'newsletter_subscriptions' }
  /** The plain text of the newest letter to an address, once all that wait have been sent. */
  | { ask: 'letter-to'; email: string }
  | { ask: 'allow'; count: number }
  /** The token of a browser in which someone of the role is signed in. */
  | { ask: 'sign-in'; role: Role }
  /** The secret of the link of the first start; undefined when somebody runs the shop. */
  | { ask: 'setup-token' }
  | { ask: 'stop' }

const [, , pictureDirectory = ''] = process.argv
const { database, close } = await openCopy()
const marketplace = marketplaceOn(database, imagesInFolder(pictureDirectory))
/** Everything a stranger may do, until a test says how often. */
const allowance = { count: 100_000, seconds: 3600 }
const each = { perNetwork: allowance, perRecipient: allowance }
await setLimits(marketplace, limitsOf(each))
const pages = await loadPages()
const server = await listen('127.0.0.1', 0, (publicUrl) =>
  createApp({ marketplace, publicUrl, pages, clientDirectory, limits: heldTo(each) }),
)
process.send?.({ origin: server.origin })

process.on('message', async ({ id, request }: { id: number; request: SiteRequest }) => {
  process.send?.({ id, answer: await answer(request) })
})

process.on('disconnect', async () => {
  await server.close()
  await close()
  process.exit(0)
})

async function answer(request: SiteRequest): Promise<unknown> {
  switch (request.ask) {
    case 'set-stock':
      return setStock(marketplace, request.sizeId, request.stock, 'Sana')
    case 'price':
      return priceProduct(marketplace, request.productId, { regularPrice: dinars(request.price) })
    case 'retire':
      return retireProduct(marketplace, request.productId)
    case 'confirm-order': {
      const { id } = await marketplace.db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', request.number)
        .executeTakeFirstOrThrow()
      return advanceOrder(marketplace, id, { to: 'confirmed', by: 'Sana' })
    }
    case 'count': {
      const { count } = marketplace.db.fn
      const row = await marketplace.db
        .selectFrom(request.table)
        .select(count<number>('id').as('count'))
        .executeTakeFirst()
      return row?.count ?? 0
    }
    case 'letter-to':
      await sendQueuedLetters(marketplace, server.origin)
      return marketplace.mailer.sent.findLast(({ to }) => to === request.email)?.text
    case 'allow':
      await marketplace.db.deleteFrom('limits_used').execute()
      allowance.count = request.count
      return setLimits(marketplace, limitsOf(each))
    case 'sign-in':
      return signedInToken(marketplace, request.role)
    case 'setup-token':
      return issueSetupToken(marketplace)
    case 'stop':
      return server.close()
  }
}
