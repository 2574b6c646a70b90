import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { postComment } from '#domain/comments/post-comment.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { replyToMessage } from '#domain/contact-messages/reply-to-message.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { addOrderNote } from '#domain/orders/add-order-note.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import { recordCall } from '#domain/orders/calls/record-call.ts'
import { correctOwnDelivery } from '#domain/orders/customer-requests/correct-own-delivery.ts'
import { writeOnOrder } from '#domain/orders/customer-requests/write-on-order.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { recordDeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { prepareLine } from '#domain/orders/preparations/prepare-line.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { sendDataLink } from '#domain/personal-data/data-link.ts'
import type { Phone } from '#domain/phone.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { refuseReturn } from '#domain/returns/advance-return.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { insertPhotos } from '#domain/returns/return-photos.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { emailLinks } from '#web/email-links.ts'
import { createCourier, openHandover } from './couriers.ts'
import { asSystem } from './operators.ts'
import { payInFull } from './payments.ts'
import { grantAccess, openStudio } from './sellers.ts'
import type { TestShop } from './test-shop.ts'

export const zitouna = {
  name: 'Amel Zitouna',
  email: 'Amel.Zitouna@example.tn' as EmailAddress,
  phone: '+21622999444' as Phone,
}

/** Everything that is personal of Amel, wherever it was typed; her name also as the bytes of a photo. */
const secrets = [/zitouna/i, /5a69746f756e61/i, /22 ?999 ?444/, /kasbah/i, /radès/i]

/**
 * Amel Zitouna orders, is called, pays, comments, writes, subscribes, asks for a plan. Returns the id of her order.
 */
export async function leaveTraces(shop: TestShop, office: Marketplace): Promise<number> {
  const { marketplace } = shop
  const { email, phone } = zitouna
  const bowl = await shop.sells()
  const placed = await shop.order([{ product: bowl, quantity: 2 }], {
    customer: { ...zitouna, phone: '+21622999443' as Phone },
    delivery: { address: '12 rue de la Kasbah', city: 'Radès' },
    customerNote: 'Zitouna, second floor',
    giftNote: 'For Zitouna',
    payment: 'paypal',
  })
  assert.equal(placed.outcome, 'placed')
  const { id } = placed.order
  await correctDelivery(office, id, {
    customer: zitouna,
    ...{ address: '14 rue de la Kasbah', city: 'Radès' },
  })
  const customer: Marketplace = { ...marketplace, actor: { kind: 'customer', orderId: id } }
  await correctOwnDelivery(customer, { place: { address: '16 rue de la Kasbah', city: 'Radès' } })
  await writeOnOrder(customer, 'Zitouna asks')
  await addOrderNote(office, id, 'Mrs. Zitouna likes blue', { submissionKey: crypto.randomUUID(), typedSecondsAgo: 0 })
  await recordCall(
    office,
    id,
    { outcome: 'confirmed' },
    { note: 'Zitouna agreed', notifiesCustomer: true, seenCorrection: 1 },
  )
  // Said of a maker who has called.
  const line = { orderId: id, position: 0, variantId: bowl.variants[0]?.id ?? 0, quantity: 2 }
  await openStudio(marketplace)
  await prepareLine(office, line, { state: 'cannot', reason: 'other', note: 'Zitouna wants it in red' })
  await payInFull(office, id, 'PayPal of Zitouna')
  await advanceOrderAsOperator(office, id, { to: 'packed', note: 'by Zitouna' })
  await createCourier(asSystem(office))
  const { id: handoverId } = await openHandover(office, [id])
  await handOver(office, handoverId, { agreedUnpaid: [id], notifiesCustomers: false })
  await office.db
    .insertInto('courier_parcels')
    .values({
      ...{ handover_id: handoverId, order_id: id, created_at: shop.clock.now(), due_at: shop.clock.now() },
      ...{ state: 'refused', refusal: 'Zitouna has moved' },
    })
    .execute()
  const attempt = { outcome: 'postponed', decidedBy: 'customer', reason: 'absent', note: 'Zitouna was away' } as const
  await recordDeliveryResult(office, id, attempt)
  await advanceOrderAsOperator(office, id, { to: 'delivered', note: 'by Zitouna' })
  const damage = {
    reason: 'damaged',
    wish: 'refund',
    note: 'Zitouna cut her hand',
    pieces: [{ position: 0, quantity: 1 }],
  } as const
  const opened = await openReturn(office, id, damage)
  assert.ok(opened.outcome === 'opened')
  const { returnId } = opened
  await insertPhotos(office, { returnId, orderId: id }, [
    { bytes: Buffer.from('Zitouna'), format: 'webp', width: 1, height: 1, placeholderColor: '#000000' },
  ])
  await refuseReturn(office, returnId, { reason: 'Zitouna dropped it' })
  await office.db
    .insertInto('reviews')
    .values({
      ...{
        order_id: id,
        line_position: 0,
        product_id: bowl.id,
        stars: 5,
        body: 'By Zitouna',
        author_name: 'Amel Zitouna',
      },
      ...{ locale: 'en', status: 'held', posted_at: shop.clock.now(), changed_at: shop.clock.now() },
    })
    .execute()
  const comment = { productId: bowl.id, authorName: 'Zitouna', email, phone, body: 'Zitouna was here' }
  await postComment(marketplace, { ...comment, isSuspicious: false })
  const messageId = await postContactMessage(marketplace, { name: 'Zitouna', email, message: 'I live in Radès' })
  await replyToMessage(office, messageId, {
    submissionKey: crypto.randomUUID(),
    body: 'Dear Mrs. Zitouna',
    repliesSeen: 0,
  })
  await subscribeToNewsletter(marketplace, email)
  const { id: vaseId, sizes, store } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  await requestStockAlert(marketplace, { productId: vaseId, variantId: sizes[0]?.id ?? 0, email })
  const card = { ...emptyStoreCard, phone, cardNumber: 'ZITOUNA 1' }
  await editStoreCard(asSystem(marketplace), store.id, { version: 0, edited: card })
  const { id: makerId } = await grantAccess(marketplace, [store.id])
  const given = { operator_id: makerId, email, asked_at: shop.clock.now() }
  await office.db.insertInto('seller_emails').values(given).execute()
  const wish = { plan: 'silver', name: 'Zitouna', project: 'Zitouna bags', description: 'Radès' } as const
  const planId = await requestPlan(marketplace, { ...wish, email, phone })
  await decidePlanRequest(office, planId, { step: 'refused', note: 'Sorry, Zitouna' })
  await blockCustomer(office, phone, { version: 0, block: { kind: 'prepayment-only', note: 'Zitouna refused' } })
  await sendDataLink(office, email)
  await sendAll(shop)
  return id
}

async function sendAll({ system }: TestShop): Promise<void> {
  const emails = await system.db.selectFrom('emails').select('id').orderBy('id').execute()
  const context = {
    ...{ marketplace: system, links: emailLinks('https://hirfa.example') },
    stop: new AbortController().signal,
  }
  for (const { id } of emails) await sendEmail(context, id)
}

/** Whether something of Amel stands in a text. */
export function isTrace(text: string): boolean {
  return secrets.some((secret) => secret.test(text))
}

/** Returns the rows in which something of Amel stands, as text, by table; of the whole database and the jobs. */
export async function findTraces({ system }: TestShop): Promise<Record<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`.execute(system.db)
  const found: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} as t order by 1`.execute(system.db)
    const traces = rows.map(({ text }) => text).filter(isTrace)
    if (traces.length > 0) found[name.replace('public.', '')] = traces
  }
  return found
}
