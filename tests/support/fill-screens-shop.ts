import { randomUUID } from 'node:crypto'
import { getProduct } from '#domain/catalog/get-product.ts'
import { type Product, priceOf } from '#domain/catalog/product.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes, sum } from '#domain/money.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { createNewsletterToken } from '#domain/newsletter/newsletter-token.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { issueConfirmationToken } from '#domain/orders/customer-requests/confirmation-link.ts'
import { issueOrderToken } from '#domain/orders/order-token.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { createDataLinkToken, sendDataLink } from '#domain/personal-data/data-link.ts'
import { eraseByKey } from '#domain/personal-data/erase-person.ts'
import type { Phone } from '#domain/phone.ts'
import { listPlanDues } from '#domain/plans/list-plan-dues.ts'
import { recordPlanPayment } from '#domain/plans/record-plan-payment.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { askReturn } from '#domain/returns/ask-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { reviewSetting } from '#domain/reviews/review-setting.ts'
import { writeReview } from '#domain/reviews/write-review.ts'
import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { createStockAlertToken } from '#domain/stock-alerts/stock-alert-token.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { setStock } from './catalog-changes.ts'
import { createCourier, openHandover } from './couriers.ts'
import { createCode } from './discount-codes.ts'
import { asOperator, asSystem } from './operators.ts'
import { givePlan } from './plans.ts'
import { sheetOf, startAndRun, uploadAndRead } from './product-imports.ts'
import { inspectedReturn, returnOf, takeBack } from './returns.ts'
import { setSetting } from './settings.ts'

/** What people write is in no language: names, addresses and emails. */
export async function fillScreensShop(marketplace: Marketplace) {
  const system = asSystem(marketplace)
  const office = await asOperator(marketplace)
  const { db } = marketplace
  const [product, soldOut] = await simpleProducts(marketplace)
  const [[size], [color]] = [product.sizes, product.colors]
  for (const { id } of soldOut.sizes) await setStock(marketplace, id, 0)

  const order = async (name: string, email: string, locale: Locale = 'en') => {
    const placed = await placeOrder(
      { ...marketplace, locale },
      {
        customer: { name, email: email as EmailAddress, phone: '+21622333444' as Phone },
        delivery: { address: '12 rue Ibn Khaldoun', city: 'Ezzahra' },
        lines: [{ productId: product.id, sizeId: size?.id ?? 0, ...(color && { colorId: color.id }), quantity: 1 }],
        payment: 'cash-on-delivery',
        claimedTotal: sum([priceOf(product), shippingPrice]),
        customerNote: 'Bab Bhar',
      },
    )
    if (placed.outcome !== 'placed') throw new Error(`The order was not placed: ${placed.outcome}`)
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', placed.order.number)
      .executeTakeFirstOrThrow()
    return id
  }
  const orders = [
    await order('Amel Ben Salah', 'amel@example.tn'),
    await order('Nour Trabelsi', 'nour@example.tn'),
    await order('Karim Jaziri', 'karim@example.tn'),
  ]
  const [received = 0, shipped = 0, erased = 0] = orders
  await addOrderNote(office, received, 'Bab Bhar', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  for (const to of ['confirmed', 'packed', 'shipped'] as const) await advanceOrder(office, shipped, { to })
  await postComment(marketplace, {
    ...{ productId: product.id, authorName: 'Amel', email: 'amel@example.tn' as EmailAddress },
    ...{ phone: '+21622333444' as Phone, body: 'Bab Bhar' },
  })
  const message = await postContactMessage(marketplace, {
    ...{ name: 'Amel', email: 'amel@example.tn' as EmailAddress, message: 'Bab Bhar' },
  })
  await replyToMessage(office, message, { submissionKey: crypto.randomUUID(), body: 'Bab Bhar', repliesSeen: 0 })
  const planRequest = await requestPlan(marketplace, {
    ...{ plan: 'gold', name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone },
    ...{ project: 'Bab Bhar', description: '' },
  })
  const paidPlan = await givePlan(office, product.store.id, { lastDay: tunisDayOf(marketplace.clock.now()) })
  const [due] = await listPlanDues(office, paidPlan)
  const payment = { means: 'cash', reference: 'Bab Bhar', paidOn: tunisDayOf(marketplace.clock.now()) } as const
  const storeId = product.store.id
  await recordPlanPayment(office, due?.id ?? 0, { submissionKey: crypto.randomUUID(), storeId, ...payment })
  const reader = 'reader@example.tn' as EmailAddress
  await subscribeToNewsletter(marketplace, reader)
  const [soldOutSize] = soldOut.sizes
  await requestStockAlert(marketplace, { productId: soldOut.id, variantId: soldOutSize?.id ?? 0, email: reader })
  const { id: issue } = await createIssue(office, { subject: 'Bab Bhar', body: 'Bab Bhar' })
  await sendDataLink(office, 'amel@example.tn' as EmailAddress)
  await eraseByKey(system, { by: 'email', email: 'karim@example.tn' as EmailAddress }, 'called')
  await advanceOrder(office, erased, { to: 'cancelled', note: 'Bab Bhar' })

  const discountCode = await createCode(marketplace, {
    ...{
      storeId: product.store.id,
      category: product.category,
      isFirstOrderOnly: true,
      bearer: 'shop',
      minimum: dinars(50),
    },
    ...{ maxUses: 100, maxUsesPerPhone: 1, firstDay: '2026-03-01', lastDay: '2026-12-31' },
  })
  const courier = await createCourier(office, { withholdsTax: true })
  const [handedOver, packed] = [await order('Rim', 'rim@example.tn'), await order('Rim', 'rim@example.tn')]
  for (const to of ['confirmed', 'packed'] as const) await advanceOrder(office, packed, { to })
  await advanceOrder(office, handedOver, { to: 'confirmed' })
  const [past, open] = [await openHandover(office, [handedOver]), await openHandover(office, [packed])]
  await handOver(office, past.id, { agreedUnpaid: [], notifiesCustomers: false })
  await advanceOrder(office, handedOver, { to: 'delivered' })
  const owed = await listOwedOrders(office, courier)
  const remitted = await recordRemittance(office, {
    ...{ submissionKey: randomUUID(), courierId: courier, reference: '', reason: '' },
    received: sum(owed.map((order) => order.owed)),
    orders: owed.map((order) => ({ orderId: order.id, seenOwed: order.owed, difference: millimes(0) })),
  })
  if (remitted.outcome !== 'recorded') throw new Error(`Nothing was remitted: ${remitted.outcome}`)

  const kept: number[] = []
  for (let count = 0; count < 3; count++) {
    const id = await order('Rim', 'rim@example.tn')
    for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const) await advanceOrder(office, id, { to })
    kept.push(id)
  }
  const [first = 0, second = 0, third = 0] = kept
  const returns = [await takeBack(office, first), await inspectedReturn(office, second)]
  const agreed = await openReturn(office, third, returnOf())
  if (agreed.outcome === 'opened') returns.push(agreed.returnId)

  const orderTokens = async () => {
    const tokens = { en: [], fr: [], ar: [] } as Record<Locale, string[]>
    for (const locale of locales) {
      const [waiting, moved] = [
        await order('Rim', 'rim@example.tn', locale),
        await order('Rim', 'rim@example.tn', locale),
      ]
      // As it was agreed on the phone: the samples have no gateway.
      await db.updateTable('orders').set({ payment_method: 'bank-card' }).where('id', '=', waiting).execute()
      for (const to of ['confirmed', 'packed', 'shipped'] as const) await advanceOrder(office, moved, { to })
      const kept = await order('Rim', 'rim@example.tn', locale)
      for (const to of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
        await advanceOrder(system, kept, { to })
      const withdrawal = {
        reason: 'withdrawal',
        wish: 'refund',
        note: '',
        pieces: [{ position: 0, quantity: 1 }],
      } as const
      const customer = { ...marketplace, locale, actor: { kind: 'customer', orderId: kept } } as const
      // With a link a review waits for a look; the others are shown.
      const body = locale === 'en' ? 'Bab Bhar' : 'Bab Bhar https://example.tn'
      await writeReview(customer, { position: 0, stars: 4, body, authorName: 'Rim', keptPhotos: [], photos: [] })
      await askReturn(customer, withdrawal)
      tokens[locale] = [
        await issueOrderToken(system, waiting),
        await issueOrderToken(system, moved),
        await issueOrderToken(system, kept),
      ]
    }
    return tokens
  }

  const idOf = async (table: 'newsletter_subscriptions' | 'stock_alerts' | 'data_links' | 'emails') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const subscription = await idOf('newsletter_subscriptions')
  const alert = await idOf('stock_alerts')
  await setSetting(system, reviewSetting, { ...reviewSetting.defaultValue, newReviews: 'shown' })
  const tokensOfOrders = await orderTokens()
  const asked = await db.selectFrom('order_returns').select('id').where('status', '=', 'asked').orderBy('id').execute()
  // One that asks, one with a row that is refused, and one that was run.
  const files = [Buffer.from('SKU;Bab Bhar\nB-1;45'), sheetOf([{ model: 'B-1', name: 'Bab Bhar', price: 'Bab Bhar' }])]
  const imports = []
  for (const file of files) imports.push(await uploadAndRead(office, storeId, file, 'bab-bhar.csv'))
  const run = await uploadAndRead(office, storeId, sheetOf([{ model: 'B-2', name: 'Bab Bhar' }]), 'bab-bhar.csv')
  await startAndRun(office, run)
  return {
    ids: {
      imports: [...imports, run],
      ...{ returns, askedReturns: asked.map(({ id }) => id) },
      ...{ product: product.id, soldOutProduct: soldOut.id, store: product.store.id },
      ...{ courier, discountCode, handovers: [past.id, open.id], remittance: remitted.id },
      ...{ orders: [...orders, ...kept], message, planRequest, paidPlan, issue, email: await idOf('emails') },
    },
    tokens: {
      orders: tokensOfOrders,
      confirmOrder: await issueConfirmationToken(system, received),
      data: await createDataLinkToken(system, await idOf('data_links')),
      confirm: await createNewsletterToken(system, subscription, 'confirm'),
      leave: await createNewsletterToken(system, subscription, 'unsubscribe'),
      confirmAlert: await createStockAlertToken(system, alert, 'confirm'),
      leaveAlerts: await createStockAlertToken(system, alert, 'leave'),
    },
  }
}

/** Two products of one size, which orders take, and which sell out. */
async function simpleProducts(marketplace: Marketplace): Promise<[Product, Product]> {
  const rows = await marketplace.db.selectFrom('products').select('id').orderBy('id').execute()
  const products = await Promise.all(rows.map(({ id }) => getProduct(marketplace, id)))
  const [first, second] = products.filter(
    ({ sizes: [size, ...others] }) => (size?.stock ?? 0) > 9 && others.length === 0,
  )
  if (!first || !second) throw new Error('The samples have no two products of one size')
  return [first, second]
}
