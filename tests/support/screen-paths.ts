import type { EmailAddress } from '#domain/email-address.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createOperatorLink } from '#domain/operators/operator-link.ts'
import { startSession } from '#domain/operators/start-session.ts'
import { createEmailedLink } from '#domain/sellers/seller-email.ts'
import { createStatementLink } from '#domain/statements/statement-link.ts'
import { monthOf } from '#domain/statements/statement-month.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import type { Pages } from '#server/pages.ts'
import { backofficeRoutes } from './backoffice-routes.ts'
import { fillScreensShop } from './fill-screens-shop.ts'
import { asOperator, asSystem } from './operators.ts'
import { asSeller, grantAccess, openStudio } from './sellers.ts'
import { storefrontPaths } from './storefront-paths.ts'

/** Who opens a page: by default an owner who has just proved the identity in the back office, a seller in the
 * studio, elsewhere a visitor. */
export type Opener = 'visitor' | 'owner' | 'half-signed-in' | 'unproven' | 'seller'

export interface ScreenPath {
  readonly routeId: string
  /** Without the prefix of a language. */
  readonly path: string
  readonly opener: Opener
  /** The only language in which the page is opened: that of its order. */
  readonly locale?: Locale
}

export interface Screens {
  readonly paths: readonly ScreenPath[]
  /** The session tokens of those who have one. */
  readonly sessions: Readonly<Record<Exclude<Opener, 'visitor'>, string>>
  /** Ids of the routes that have a page and no path above. */
  readonly forgotten: readonly string[]
}

/** Opened in a shop without an operator. */
const setupPage = 'backoffice/auth/setup-page'

/**
 * Fills what the samples leave empty (orders, messages, requests, subscriptions, an erased person) and returns the
 * paths of every page that the builds have, by route. A page without a path here is among the forgotten ones.
 */
export async function fillScreens(marketplace: Marketplace, pages: Pages): Promise<Screens> {
  const { ids, tokens } = await fillScreensShop(marketplace)
  const { sessions, passwordToken } = await startSessions(marketplace)
  const studio = await openStudioOf(marketplace, ids.store)
  const visited: Readonly<Record<string, readonly string[]>> = {
    ...fixedBackofficePaths(),
    ...storefrontPaths(ids),
    home: ['/home'],
    // In a frame of another site.
    'storefront/embed/embed-page': [`/store/${ids.store}/embed`],
    'storefront/embed/collection-embed': ['/shop/embed?category=handcrafted-accessories'],
    'storefront/product/product-page': [`/product/${ids.product}`, `/product/${ids.soldOutProduct}`, '/product/999999'],
    'storefront/order/order-page': Object.values(tokens.orders)
      .flat()
      .map((token) => `/order/${token}`),
    'storefront/my-data/my-data-page': [`/my-data/${tokens.data}`, '/my-data/unknown'],
    'storefront/newsletter/confirm-page': [`/newsletter/confirm/${tokens.confirm}`, '/newsletter/confirm/unknown'],
    'storefront/newsletter/unsubscribe-page': [`/newsletter/leave/${tokens.leave}`, '/newsletter/leave/unknown'],
    'storefront/stock-alerts/confirm-alert-page': [
      `/back-in-stock/confirm/${tokens.confirmAlert}`,
      '/back-in-stock/confirm/unknown',
    ],
    'storefront/stock-alerts/leave-alerts-page': [
      `/back-in-stock/leave/${tokens.leaveAlerts}`,
      '/back-in-stock/leave/unknown',
    ],
    'storefront/offline/offline-page': ['/offline'],
    'backoffice/orders/list/orders-page': ['/admin/orders', '/admin/orders?q=zzzzqqqq'],
    'backoffice/orders/print/print-page': ['slips', 'labels'].map(
      (what) => `/admin/orders/print?what=${what}${ids.orders.map((id) => `&id=${id}`).join('')}`,
    ),
    'backoffice/handovers/handover-page': ids.handovers.map((id) => `/admin/handovers/${id}`),
    'backoffice/handovers/print/handover-print-page': ids.handovers.map((id) => `/admin/handovers/${id}/print`),
    'backoffice/cash/courier-cash-page': [`/admin/cash/couriers/${ids.courier}`],
    'backoffice/cash/remittance-page': [`/admin/cash/remittances/${ids.remittance}`],
    'backoffice/statements/statement-page': [`/admin/statements/${ids.store}`],
    'backoffice/statements/statement-print-page': [`/admin/statements/${ids.store}/print`],
    'storefront/reviews/own-review-page': locales.flatMap((locale) =>
      tokens.orders[locale].map((token) => `/order/${token}/review`),
    ),
    'storefront/card-payments/pay-page': locales.map((locale) => `/order/${tokens.orders[locale][0]}/pay`),
    'storefront/order/return-page': Object.values(tokens.orders)
      .flat()
      .map((token) => `/order/${token}/return`),
    'storefront/order/return-paper-page': locales.flatMap((locale, index) =>
      ['slip', 'confirmation'].map(
        (paper) => `/order/${tokens.orders[locale][2]}/return/${ids.askedReturns[index]}/${paper}`,
      ),
    ),
    'backoffice/returns/returns-page': ['/admin/returns', '/admin/returns?state=all'],
    'backoffice/returns/return-page': [...ids.returns, ...ids.askedReturns].map((id) => `/admin/returns/${id}`),
    'storefront/order/confirm-order-page': [`/confirm-order/${tokens.confirmOrder}`, '/confirm-order/unknown'],
    'backoffice/categories/category-page': ['/admin/categories/8'],
    'backoffice/couriers/courier-page': [`/admin/couriers/${ids.courier}`],
    'backoffice/discount-codes/discount-code-page': [`/admin/discount-codes/${ids.discountCode}`],
    'backoffice/orders/details/order-details-page': ids.orders.map((id) => `/admin/orders/${id}`),
    'backoffice/orders/duplicates/duplicates-page': [`/admin/orders/${ids.orders[0]}/duplicates/${ids.orders[1]}`],
    'backoffice/customers/customers-page': ['/admin/customers', '/admin/customers?phone=22333444'],
    'backoffice/stock-taking/stock-taking-page': [`/admin/stores/${ids.store}/count`],
    'backoffice/search/search-page': ['/admin/search', '/admin/search?q=amel', '/admin/search?q=zzzzqqqq'],
    'backoffice/products/product-page': [`/admin/products/${ids.product}`],
    'backoffice/products/import/import-page': ids.imports.map((id) => `/admin/products/import/${id}`),
    'backoffice/products/variants/variants-page': [`/admin/products/${ids.product}/variants`],
    'backoffice/stores/store-page': [`/admin/stores/${ids.store}`],
    'backoffice/statements/statement-link-page': [`/admin/statements/${ids.store}/link`],
    'backoffice/sharing/share-page': [`/admin/stores/${ids.store}/share`, `/admin/stores/${ids.store}/share?paper=a4`],
    'backoffice/sharing/share-collection-page': ['/admin/categories/8/share'],
    'backoffice/store-cards/store-card-page': [`/admin/stores/${ids.store}/card`],
    'backoffice/makers/makers-page': ['/admin/makers'],
    'backoffice/fetching/fetching-page': ['/admin/fetching'],
    'backoffice/sellers/sellers-page': [`/admin/stores/${ids.store}/makers`],
    'studio/sign-in/code-page': ['/studio/enter'],
    'studio/sign-in/link-page': [`/studio/enter/${studio.link}`, '/studio/enter/unknown'],
    'studio/email/confirm-email-page': [`/studio/email/${studio.emailToken}`, '/studio/email/unknown'],
    'studio/pieces/pieces-page': ['/studio', '/studio?after=link'],
    'studio/pieces/new-piece-page': [`/studio/pieces/new?store=${ids.store}`],
    'studio/pieces/import/own-imports-page': [`/studio/pieces/import?store=${ids.store}`],
    'studio/pieces/import/own-import-page': ids.imports.map((id) => `/studio/pieces/import/${id}`),
    'studio/pieces/piece-page': [`/studio/pieces/${ids.product}`],
    'studio/pieces/more-page': [`/studio/pieces/${ids.product}/more`],
    'studio/pieces/photos-page': [`/studio/pieces/${ids.product}/photos`],
    'studio/orders/orders-page': ['/studio/orders', '/studio/orders?show=ready', '/studio/orders?show=past'],
    'studio/money/money-page': ['/studio/money'],
    'studio/money/money-pieces-page': ['kept', 'owed', 'on-its-way', 'withdrawal'].map(
      (of) => `/studio/money/pieces?store=${ids.store}&of=${of}`,
    ),
    'studio/money/paper-page': [`/studio/money/paper?store=${ids.store}`],
    'studio/money/linked-paper-page': [`/studio/statement/${studio.statementLink}`, '/studio/statement/unknown'],
    'studio/store/own-store-page': ['/studio/store'],
    'studio/store/store-photos-page': ['/studio/store/photos'],
    'studio/store/share-page': ['/studio/store/share'],
    'studio/terms/terms-page': ['/studio/terms'],
    'studio/phones/phones-page': ['/studio/phones'],
    'studio/help/help-page': ['/studio/help'],
    'studio/layout/not-found-page': ['/studio/nowhere'],
    'backoffice/contact-messages/contact-message-page': [`/admin/contact-messages/${ids.message}`],
    'backoffice/plan-requests/plan-request-page': [ids.planRequest, ids.paidPlan].map(
      (id) => `/admin/plan-requests/${id}`,
    ),
    'backoffice/plan-requests/plan-receipt-page': ['/admin/plan-requests/receipts/1'],
    'backoffice/newsletter/issue-page': [`/admin/newsletter/${ids.issue}`],
    'backoffice/emails/email-page': [`/admin/emails/${ids.email}`],
    'backoffice/person/person-page': ['/admin/person', '/admin/person?email=amel@example.tn'],
    'backoffice/layout/not-found-page': ['/admin/nowhere'],
    'backoffice/auth/sign-in-page': ['/admin/sign-in'],
    'backoffice/auth/sign-in-code-page': ['/admin/sign-in/code'],
    'backoffice/auth/choose-password-page': [`/admin/password/${passwordToken}`, '/admin/password/unknown'],
    'backoffice/auth/identity-check-page': ['/admin/identity'],
  }
  const paths = Object.entries(visited).flatMap(([routeId, paths]) =>
    paths.map((path) => {
      const locale = locales.find((locale) => tokens.orders[locale].some((token) => path.includes(token)))
      return { routeId, path, opener: openerOf(routeId), ...(locale && { locale }) }
    }),
  )
  const forgotten = pageIdsOf(pages).filter((id) => !(id in visited) && id !== setupPage)
  return { paths, sessions: { ...sessions, seller: studio.session }, forgotten }
}

/** The pages of the back office that an owner opens by a fixed path. */
function fixedBackofficePaths(): Record<string, string[]> {
  const fixed = Object.entries(backofficeRoutes).filter(([id, { get }]) => id.endsWith('-page') && get.owner === 200)
  return Object.fromEntries(fixed.map(([id, { path }]) => [id, [path]]))
}

/** Ids of the routes that have a page, without layouts. */
function pageIdsOf({ en: { routes } }: Pages): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all.flatMap(({ id, module }) => (module.default && !parents.has(id) ? [id] : []))
}

function openerOf(routeId: string): Opener {
  if (routeId === 'backoffice/auth/sign-in-code-page') return 'half-signed-in'
  if (routeId === 'backoffice/auth/identity-check-page') return 'unproven'
  if (routeId.startsWith('studio/')) {
    const linked = ['studio/money/linked-paper-page', 'studio/email/confirm-email-page']
    const isOpen = routeId.startsWith('studio/sign-in/') || linked.includes(routeId)
    return isOpen ? 'visitor' : 'seller'
  }
  return routeId.startsWith('backoffice/') && !routeId.startsWith('backoffice/auth/') ? 'owner' : 'visitor'
}

/** A maker with two stores, one of which has pieces, and a link that waits. */
async function openStudioOf(marketplace: Marketplace, storeId: number) {
  await openStudio(marketplace)
  const stores = await marketplace.db.selectFrom('stores').select('id').orderBy('id', 'desc').limit(1).execute()
  const { actor, session } = await asSeller(marketplace, storeId, ...stores.map(({ id }) => id))
  const month = monthOf(tunisDayOf(marketplace.clock.now()))
  const made = await createStatementLink(asSystem(marketplace), storeId, month)
  if (made.outcome !== 'created') throw new Error(`No link was made: ${made.outcome}`)
  const given = { operator_id: actor.id, email: 'maker@example.tn' as EmailAddress, asked_at: marketplace.clock.now() }
  const email = await marketplace.db.insertInto('seller_emails').values(given).returning('id').executeTakeFirstOrThrow()
  const emailToken = await createEmailedLink(asSystem(marketplace), email.id, 'confirm')
  const { link } = await grantAccess(marketplace, [storeId])
  return { session, link, emailToken, statementLink: made.token }
}

async function startSessions(marketplace: Marketplace) {
  const start = async (isComplete: boolean) => {
    const { actor } = await asOperator(marketplace)
    return { id: actor.id, token: await startSession(marketplace, actor.id, { device: 'Test', isComplete }) }
  }
  const owner = await start(true)
  const halfSignedIn = await start(false)
  const unproven = await start(true)
  await marketplace.db
    .updateTable('operators')
    .set({ totp_sealed: Buffer.alloc(20), totp_confirmed_at: marketplace.clock.now() })
    .where('id', '=', halfSignedIn.id)
    .execute()
  await marketplace.db
    .updateTable('operator_sessions')
    .set({ identity_checked_at: null })
    .where('operator_id', '=', unproven.id)
    .execute()
  return {
    sessions: { owner: owner.token, 'half-signed-in': halfSignedIn.token, unproven: unproven.token },
    passwordToken: await createOperatorLink(asSystem(marketplace), owner.id, 'password'),
  }
}
