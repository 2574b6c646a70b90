// One worker's shop in a child process: serves a copy of the sample shop and makes changes requested by tests between
// two steps of a visitor.

import { sql } from 'kysely'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { system } from '#domain/access/actor.ts'
import type { Role } from '#domain/access/role.ts'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { getProduct } from '#domain/catalog/get-product.ts'
import { listStores } from '#domain/catalog/stores/list-stores.ts'
import { mainLocaleSetting } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { createSetupToken } from '#domain/operators/owner-setup.ts'
import { unconfirmedStatuses } from '#domain/order-status.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import type { SaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/listen.ts'
import { clientDirectory, loadPages } from '#server/pages.ts'
import { withoutDatabase } from '#tests/support/api-client.ts'
import { setPrices, setStock } from '#tests/support/catalog-changes.ts'
import { sendQueuedEmails } from '#tests/support/emails.ts'
import { foreignContents, foreignMessages } from '#tests/support/foreign-texts.ts'
import { setHoldLimits } from '#tests/support/hold-limits.ts'
import { acceptCards, openKonnectService } from '#tests/support/konnect-service.ts'
import { asSystem, createSessionToken } from '#tests/support/operators.ts'
import { workOnImports } from '#tests/support/product-imports.ts'
import { rateLimitsOf, requestLimits, setRateLimits, setReviewLimits } from '#tests/support/rate-limits.ts'
import { setSaleTerms } from '#tests/support/sale-terms.ts'
import { fillScreens, type Screens } from '#tests/support/screen-paths.ts'
import { asSeller, grantAccess, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openDatabaseCopy } from '#tests/support/test-database.ts'
import { marketplaceOn } from '#tests/support/test-marketplace.ts'
import { countByColor, type StockByColor } from '#tests/support/variants.ts'

/** Requests of a test. The reply is the operation's result, or undefined. */
export type SiteRequest =
  | { ask: 'set-stock'; sizeId: number; stock: number }
  | { ask: 'count-by-color'; productId: number; stock: StockByColor }
  | { ask: 'price'; productId: number; price: number }
  | { ask: 'retire'; productId: number }
  | { ask: 'advance-order'; number: string; to: ('confirmed' | 'packed' | 'shipped' | 'delivered')[] }
  /** Cancels the orders that other tests have left unconfirmed. */
  | { ask: 'empty-call-queue' }
  | { ask: 'count'; table: 'orders' | 'comments' | 'plan_requests' | 'contact_messages' | 'newsletter_subscriptions' }
  /**
   * The plain text of the newest email to an address, after sending all queued emails, also those that still can be
   * undone.
   */
  | { ask: 'email-to'; email: string }
  | { ask: 'allow'; count: number }
  /** Returns the session token of a new operator of the role, a seller of the first store. */
  | { ask: 'sign-in'; role: Role }
  /** Returns the token of the private link of a new seller of the first store. */
  | { ask: 'seller-link' }
  /** Fills what the samples leave empty. Returns the paths of all pages. */
  | { ask: 'screens' }
  /** The texts that are in no place on a page of each language. */
  | { ask: 'foreign-texts' }
  /** Returns the origin of the same shop where no request finds the database. */
  | { ask: 'origin-without-database' }
  /** The token of the setup link; undefined if the shop has an owner. */
  | { ask: 'setup-token' }
  /** As if ten minutes had passed since all operators proved who they are. */
  | { ask: 'forget-identity-checks' }
  | { ask: 'main-locale'; locale: Locale }
  | { ask: 'sale-terms'; terms: Partial<SaleTerms> }
  /** Has orders paid by card at a gateway on loopback. */
  | { ask: 'accept-cards' }
  /** The payment that was started last is paid there, and found. */
  | { ask: 'pay-by-card' }
  /** Does what the jobs of imports do. */
  | { ask: 'work-on-imports' }
  | { ask: 'stop' }

const [, , template, pictureDirectory = ''] = process.argv
const { database, close } = await openDatabaseCopy(template)
const marketplace = marketplaceOn(database, imagesInFolder(pictureDirectory))
/** The limit of every action, until a test sets it. */
const quota = { count: 100_000, seconds: 3600 }
const each = { perNetwork: quota, perRecipient: quota }
await setRateLimits(marketplace, rateLimitsOf(each))
await setReviewLimits(marketplace, {})
await setHoldLimits(marketplace, {})
const pages = await loadPages()
const server = await listen('127.0.0.1', 0, (publicUrl) =>
  createApp({
    ...{ marketplace, publicUrl, pages, clientDirectory, limits: requestLimits(each) },
    // So that a test can be several networks.
    trustedProxies: ['127.0.0.1'],
  }),
)
process.send?.({ origin: server.origin })

/** While orders are paid by card. */
let gateway: Awaited<ReturnType<typeof openKonnectService>> | undefined

/** Filled once: a code of the discount codes, for one, can be made only once. */
let screens: Promise<Screens> | undefined

process.on('message', async ({ id, request }: { id: number; request: SiteRequest }) => {
  try {
    process.send?.({ id, answer: await answer(request) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})

process.on('disconnect', async () => {
  await server.close()
  await close()
  process.exit(0)
})

/** The session of a new seller of a store. */
async function signInSeller(): Promise<string> {
  const { session } = await asSeller(marketplace, await openFirstStore())
  return session
}

/** Opens the studio, and returns the id of the first store. */
async function openFirstStore(): Promise<number> {
  await openStudio(marketplace)
  const [store] = await listStores(marketplace, 1)
  return store?.id ?? 0
}

async function answer(request: SiteRequest): Promise<unknown> {
  switch (request.ask) {
    case 'set-stock':
      return setStock(marketplace, request.sizeId, request.stock)
    case 'count-by-color':
      return countByColor(marketplace, await getProduct(marketplace, request.productId), request)
    case 'price':
      return setPrices(marketplace, request.productId, { regularPrice: dinars(request.price) })
    case 'retire':
      return retireProduct(asSystem(marketplace), request.productId)
    case 'advance-order': {
      const { id } = await marketplace.db
        .selectFrom('orders')
        .select('id')
        .where('number', '=', request.number)
        .executeTakeFirstOrThrow()
      for (const to of request.to) await advanceOrder(asSystem(marketplace), id, { to })
      return
    }
    case 'empty-call-queue':
      for (const { id } of await marketplace.db
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', unconfirmedStatuses)
        .execute())
        await advanceOrder(asSystem(marketplace), id, { to: 'cancelled' })
      return undefined
    case 'count': {
      const { count } = marketplace.db.fn
      const row = await marketplace.db
        .selectFrom(request.table)
        .select(count<number>('id').as('count'))
        .executeTakeFirst()
      return row?.count ?? 0
    }
    case 'email-to':
      await sql`update emails set not_before = null where not_before is not null`.execute(database)
      await sendQueuedEmails(marketplace, server.origin)
      return marketplace.mailer.sent.findLast(({ to }) => to === request.email)?.text
    case 'allow':
      await marketplace.db.deleteFrom('rate_limits_used').execute()
      quota.count = request.count
      return setRateLimits(marketplace, rateLimitsOf(each))
    case 'sign-in':
      return request.role === 'seller' ? signInSeller() : createSessionToken(marketplace, request.role)
    case 'seller-link':
      return (await grantAccess(marketplace, [await openFirstStore()])).link
    case 'screens':
      screens ??= fillScreens(marketplace, pages)
      return screens
    case 'foreign-texts':
      return { messages: await foreignMessages(), contents: await foreignContents(marketplace.db) }
    case 'origin-without-database': {
      const unavailable = withoutDatabase(
        { marketplace },
        { user: 'nobody', database: 'nothing', host: '127.0.0.1', port: 1 },
      )
      const { origin } = await listen('127.0.0.1', 0, (publicUrl) =>
        createApp({ limits: 'unlimited', marketplace: unavailable, publicUrl, pages, clientDirectory }),
      )
      return origin
    }
    case 'setup-token':
      return createSetupToken({ ...marketplace, actor: system })
    case 'forget-identity-checks':
      await marketplace.db.updateTable('operator_sessions').set({ identity_checked_at: null }).execute()
      return
    case 'work-on-imports':
      return workOnImports(marketplace)
    case 'main-locale':
      return setSetting(marketplace, mainLocaleSetting, { mainLocale: request.locale })
    case 'sale-terms':
      return setSaleTerms(marketplace, request.terms)
    case 'accept-cards':
      gateway = await openKonnectService()
      Object.assign(marketplace, { paymentGateway: gateway.gateway })
      return acceptCards(marketplace, { baseUrl: gateway.baseUrl })
    case 'pay-by-card':
      gateway?.pay()
      await marketplace.db
        .updateTable('card_payments')
        .set({ next_read_at: new Date(0) })
        .execute()
      return readCardPayments(asSystem(marketplace))
    case 'stop':
      return server.close()
  }
}
