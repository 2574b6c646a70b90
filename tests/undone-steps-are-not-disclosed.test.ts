import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { courierApis as apisOf } from '#adapters/courier-apis.ts'
import { saveApi } from '#domain/couriers/api/api-settings.ts'
import { makeDueCourierRequests } from '#domain/couriers/api/make-due-requests.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { asCustomer } from '#domain/orders/as-customer.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { getPrivateOrder } from '#domain/orders/get-private-order.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { cancelOwnOrder } from '#domain/orders/status/cancel-own-order.ts'
import { nextStatusesOf } from '#domain/orders/status/order-steps.ts'
import { readLastStep } from '#domain/orders/status/read-last-step.ts'
import { undoOrderStep } from '#domain/orders/status/undo-order-step.ts'
import { offeredTexts } from '#domain/orders/texts/customer-text.ts'
import { sendEmail } from '#jobs/send-email.ts'
import { openCourierService } from '#tests/support/courier-service.ts'
import { createCourier, openHandover } from '#tests/support/couriers.ts'
import fc from '#tests/support/fast-check.ts'
import { isLongRun } from '#tests/support/long-run.ts'
import { asOperator } from '#tests/support/operators.ts'
import { placeOrderOfThree, statusOf, violations } from '#tests/support/order-steps.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { undoWindowOver } from '#tests/support/undo-window.ts'
import { filledTexts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { emailLinks } from '#web/email-links.ts'

const publicUrl = 'https://hirfa.example'

/** What happens to an order. Numbers choose among what is possible at that moment. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('step' as const), choice: fc.nat(9), notifiesByEmail: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hand-over' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('undo' as const), hasReason: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('customer-cancels' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      // Also the half minute in which an undo needs a reason and the customer still sees nothing.
      seconds: fc.constantFrom(10, 120, undoWindowOver.seconds - 20, undoWindowOver.seconds),
    }),
  },
)

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

const numRuns = isLongRun ? 150 : 12

test('whatever is done and undone: a step that is undone within its window is never disclosed, and stock, cash and emails agree', async () => {
  await using opened = await openShopWithCourier()
  let undone = 0
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
      const story = await followOrder(opened)
      for (const each of actions) {
        opened.shop.clock.passes({ seconds: 1 })
        await story.act(each)
        await story.look()
      }
      undone += await story.assertNothingUndoneWasDisclosed()
      assert.deepEqual(await violations(opened.shop), [])
    }),
    { numRuns },
  )
  // Otherwise the property says nothing.
  assert.ok(undone > numRuns / 4, `${undone} steps were undone within their window`)
})

type OpenedShop = Awaited<ReturnType<typeof openShopWithCourier>>

/** A shop that sends parcels to its courier by API. */
async function openShopWithCourier() {
  const [shop, service] = [await openTestShop(), await openCourierService()]
  const courierApis = apisOf(service.options)
  const office: Marketplace = { ...(await asOperator(shop.marketplace)), courierApis }
  const draft = { api: 'first-delivery', baseUrl: service.baseUrl, token: 'secret' } as const
  await saveApi(office, await createCourier(office), { version: 0, draft })
  return {
    ...{ shop, service, office, system: { ...shop.system, courierApis } },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]()
      await shop[Symbol.asyncDispose]()
    },
  }
}

/** Places an order and returns what can be done with it, and what its customer and its courier learn. */
async function followOrder({ shop, service, office, system }: OpenedShop) {
  const { order, sizeId } = await placeOrderOfThree(shop)
  const customer = await asCustomer(shop.marketplace, order.token)
  /** By the id of a step, how it was disclosed to the customer or the courier. */
  const disclosed = new Map<number, string>()

  async function act(each: Action): Promise<void> {
    const status = await statusOf(shop, order.id)
    switch (each.kind) {
      case 'step': {
        const possible = nextStatusesOf(status)
        const to = possible[each.choice % possible.length]
        if (to) await advanceOrderAsOperator(office, order.id, { to, notifiesCustomer: each.notifiesByEmail })
        return
      }
      case 'hand-over': {
        if (status !== 'confirmed' && status !== 'packed') return
        const { id } = await openHandover(office, [order.id])
        await handOver(office, id, { agreedUnpaid: [], notifiesCustomers: true })
        return
      }
      case 'undo': {
        const last = await readLastStep(office, order.id)
        const remarks = each.hasReason ? { reason: 'The wrong order', correctsByEmail: true } : {}
        if (last) await undoOrderStep(office, last.id, remarks)
        return
      }
      case 'customer-cancels':
        await cancelOwnOrder(customer)
        return
      case 'wait':
        shop.clock.passes(each)
    }
  }

  /** Runs the jobs that are due and looks at all that leaves the office. */
  async function look(): Promise<void> {
    const { status, steps } = await getPrivateOrder(customer)
    const stepIds = await stepIdsOfOrder()
    for (const step of steps) disclosed.set(stepIds.get(keyOf(step)) ?? 0, 'by the page')
    assert.equal(status, steps.findLast(({ undoneAt }) => !undoneAt)?.status ?? 'received', 'the status of the page')

    const details = await getOrderDetails(office, order.id)
    const { texts } = await filledTexts(office, details, publicUrl)
    for (const { purpose } of texts) assert.ok(offeredTexts(status, 0).includes(purpose), `the text ${purpose}`)

    for (const { id } of await emailsOfOrder())
      await sendEmail({ marketplace: system, links: emailLinks(publicUrl), stop: new AbortController().signal }, id)
    for (const { status, about } of await emailsOfOrder())
      if (status === 'sent' && about.stepId !== undefined) disclosed.set(about.stepId, 'by email')

    const before = service.received.length
    await makeDueCourierRequests(system)
    const parcels = service.received.slice(before).flatMap(({ path, body }) => (path.endsWith('/etat') ? [] : body))
    if (parcels.some(({ Produit }) => Produit.commentaire === order.number))
      disclosed.set(await newestHandOver(), 'to the courier')

    assert.equal(await shop.stockOf(sizeId), hasItsPieces(details.status) ? 7 : 10, `stock while ${details.status}`)
    const { total } = details.totals
    assert.equal(await salesOf(), isSold(details.status) ? total : 0, `sales while ${details.status}`)
  }

  /** Returns how many steps were undone before the customer could see them. */
  async function assertNothingUndoneWasDisclosed(): Promise<number> {
    shop.clock.passes(undoWindowOver)
    await look()
    const { rows } = await sql<{ id: number; status: OrderStatus }>`
      select step.id, step.to_status as status from order_steps as step
        join order_steps as undo on undo.undoes_step_id = step.id
      where step.order_id = ${order.id} and undo.made_at < step.visible_at`.execute(shop.system.db)
    assert.deepEqual(
      rows
        .filter(({ id }) => disclosed.has(id))
        .map(({ id, status }) => `${status} was disclosed ${disclosed.get(id)}`),
      [],
    )
    return rows.length
  }

  async function stepIdsOfOrder(): Promise<ReadonlyMap<string, number>> {
    const steps = await shop.system.db
      .selectFrom('order_steps')
      .select(['id', 'made_at', 'to_status'])
      .where('order_id', '=', order.id)
      .execute()
    return new Map(steps.map(({ id, made_at, to_status }) => [keyOf({ status: to_status, at: made_at }), id]))
  }

  /** Returns the id of the last step that gave the order to a courier, undone or not. */
  async function newestHandOver(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select max(id) as id from order_steps
      where order_id = ${order.id} and to_status = 'shipped' and undoes_step_id is null`.execute(shop.system.db)
    return rows[0]?.id ?? 0
  }

  async function emailsOfOrder() {
    const { rows } = await sql<{ id: number; status: string; about: { stepId?: number } }>`
      select id, status, about from emails where about->>'orderId' = ${String(order.id)} order by id`.execute(
      shop.system.db,
    )
    return rows
  }

  async function salesOf(): Promise<number> {
    const { rows } = await sql<{ sales: number }>`
      select coalesce(-sum(amount_millimes), 0)::float8 as sales from cash_postings
      where order_id = ${order.id} and account = 'sales' and store_id is null`.execute(shop.system.db)
    return rows[0]?.sales ?? 0
  }

  return { act, look, assertNothingUndoneWasDisclosed }
}

/**
 * Names a step of an order: only a hand-over takes two steps at the same moment, and these lead to different statuses.
 */
function keyOf({ status, at }: { readonly status: OrderStatus; readonly at: Date }): string {
  return `${status} ${at.toISOString()}`
}

function hasItsPieces(status: OrderStatus): boolean {
  return !['cancelled', 'returned', 'released'].includes(status)
}

/** The courier of a lost parcel has nothing to collect any more. */
function isSold(status: OrderStatus): boolean {
  return ['shipped', 'delivered'].includes(status)
}
