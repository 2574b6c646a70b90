import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { type Connection, connect } from '#database/connect.ts'
import { repriceProduct } from '#domain/catalog/admin/reprice-product.ts'
import { handOver } from '#domain/couriers/handovers/hand-over.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { dinars, millimes } from '#domain/money.ts'
import { advanceOrder } from '#domain/orders/status/advance-order.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { recordPlanPayment } from '#domain/plans/record-plan-payment.ts'
import { revokePlanPayment } from '#domain/plans/revoke-plan-payment.ts'
import { listOwedOrders } from '#domain/remittances/list-owed-orders.ts'
import { recordRemittance } from '#domain/remittances/record-remittance.ts'
import { revokeRemittance } from '#domain/remittances/revoke-remittance.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { listStoreBalances } from '#domain/statements/list-store-balances.ts'
import { recordPayout } from '#domain/statements/record-payout.ts'
import { revokePayout } from '#domain/statements/revoke-payout.ts'
import { createCourier, openHandover, packedOrder } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { payInFull } from '#tests/support/payments.ts'
import { givePlan } from '#tests/support/plans.ts'
import { deliveredOrder, inspectedReturn, takeBack } from '#tests/support/returns.ts'
import { databaseName } from '#tests/support/test-database.ts'
import { superuserAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { findAllViolations } from './find-violations.ts'
import { type ConsistencyRuleName, consistencyRules } from './rules.ts'

/**
 * Statements of somebody at the database, by the rule that must find what they did. The order 1 is paid and confirmed,
 * the order 3 waits.
 */
const damages: Record<ConsistencyRuleName, Record<string, string>> = {
  'total = lines + delivery': {
    'a line that costs more': `update order_lines set unit_price_millimes = 2, line_total_millimes = 2 * quantity where order_id = 1`,
    'a delivery that nobody pays': `alter table orders drop constraint orders_total_adds_up;
      update orders set total_millimes = subtotal_millimes where id = 1`,
    'a delivery from hand to hand that costs something': `alter table orders drop constraint orders_visits_without_delivery;
      update orders set source = 'visit' where id = 1`,
    'a discount that no line bears': `update orders set discount_millimes = 1, total_millimes = total_millimes - 1 where id = 1`,
    'a line with a discount of its own': `update order_lines set discount_millimes = 1 where order_id = 1`,
    'a line that is gone': 'delete from order_lines where order_id = 1',
  },
  'orders are complete': {
    'an order without lines': 'delete from order_lines where order_id = 1',
    'an order without a token': 'delete from order_tokens where order_id = 1',
    'an order without its event': `delete from events where type = 'order.placed' and details ->> 'orderId' = '1'`,
    'an order with two events': `insert into events (type, details) values ('order.placed', '{"orderId": 1}')`,
  },
  'stock movements follow the lines of an order': {
    'pieces that nobody took': 'delete from stock_movements where order_id = 1',
    'another quantity':
      'update order_lines set quantity = 2, line_total_millimes = 2 * unit_price_millimes where order_id = 1',
    'canceled without giving back': `update orders set status = 'cancelled' where id = 1`,
    'back on the shelf without a movement': `update order_return_lines set disposition = 'written-off'`,
    'given back without being canceled': `insert into stock_movements (variant_id, kind, pieces, order_id)
      select variant_id, 'cancel', 1, 1 from order_lines where order_id = 1`,
  },
  'held pieces follow the lines of an order': {
    'an order that holds too few': 'update orders set held_pieces = 1 where id = 3',
    'an order that holds nothing': 'update orders set held_pieces = 0 where id = 3',
    'a confirmed order that still holds pieces': `alter table orders drop constraint orders_held_pieces_check;
      update orders set held_pieces = 3 where id = 1`,
  },
  'held stock is counted': {
    'an order that is not counted': 'update held_stock set orders = orders - 1',
    'a piece that is not counted': 'update held_stock set pieces = pieces + 1',
    'another value': 'update held_stock set value_millimes = value_millimes + 1',
    'a hold that is not counted': `alter table orders drop constraint orders_held_pieces_check;
      update orders set held_pieces = 1 where id = 1`,
  },
  'status histories are legal': {
    'a status without its step': `update orders set status = 'packed' where id = 1`,
    'a step that is gone': 'delete from order_steps where order_id = 1',
    'a step that does not exist': `update order_steps set to_status = 'shipped' where order_id = 1;
      update orders set status = 'shipped' where id = 1`,
    'a step that undoes none': `insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name)
      values (1, 'confirmed', 'released', 'system', 'x'); update orders set status = 'released' where id = 1`,
    'a step of another order undone': `
      insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name, undoes_step_id)
      values (1, 'confirmed', 'received', 'system', 'x', (select max(id) from order_steps where order_id = 2));
      update orders set status = 'received' where id = 1`,
    'an undone step that is not the last': `
      insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name) values
        (1, 'confirmed', 'cancelled', 'system', 'x'), (1, 'cancelled', 'confirmed', 'system', 'x');
      update order_steps set undoes_step_id = (select min(id) from order_steps where order_id = 1)
        where order_id = 1 and from_status = 'cancelled'`,
    'a step from another status': `update order_steps set from_status = 'confirmed', to_status = 'packed' where order_id = 1;
      update orders set status = 'packed' where id = 1`,
  },
  'orders are paid as their payments say': {
    'not paid any more': 'update orders set paid_at = null where id = 1',
    'another amount': 'update orders set paid_millimes = paid_millimes + 1 where id = 1',
    'money back that nobody recorded': 'update orders set refunded_millimes = 1 where id = 1',
    'a payment that is gone': 'delete from order_payments where order_id = 1',
  },
  'returned pieces were delivered': {
    'more pieces than there were': 'update order_return_lines set quantity = 9',
    'a return of an order on its way': `update orders set status = 'shipped' where id in (select order_id from order_returns)`,
    'a return without lines': 'delete from order_return_lines',
  },
  'histories of returns are legal': {
    'a status without its step': `update order_returns set status = 'agreed', settlement = null, settled_at = null where settlement = 'refund'`,
    'a step that is gone': `delete from order_return_steps where to_status = 'agreed'`,
    'pieces that went nowhere': `update order_return_lines set disposition = null`,
    'another settlement': `update order_returns set settlement = 'repaired' where settlement = 'refund'`,
  },
  'returns are settled as they say': {
    'a refund of another return': 'update order_payments set return_id = null where return_id is not null',
    'more refunded than was paid back': 'update order_return_lines set refunded_millimes = refunded_millimes + 1000000',
    'an exchange that costs something': `update orders set discount_millimes = 0, total_millimes = subtotal_millimes + shipping_millimes
      where id in (select exchange_order_id from order_returns)`,
  },
  'couriers owe what they delivered': {
    'cash that is not owed any more': `update cash_days set amount_millimes = amount_millimes - 1
      where account = 'collected' and courier_id = 1`,
    'an order whose cash is gone': 'update order_balances set collected_millimes = 0 where courier_id = 1',
  },
  'remittances are what came': {
    'another amount':
      'update remittances set received_millimes = received_millimes + 1, expected_millimes = expected_millimes + 1',
    'a revocation that is gone': 'delete from remittance_revocations',
  },
  'undone steps are not told': {
    'an email about an undone step': `
      insert into order_steps (order_id, from_status, to_status, actor_kind, actor_name, undoes_step_id)
        values (1, 'confirmed', 'received', 'system', 'x', (select max(id) from order_steps where order_id = 1));
      insert into emails (event_id, kind, about, recipient, message_id, status, sent_at, not_before)
        select max(events.id), 'order-progress', jsonb_build_object('orderId', 1, 'stepId', min(order_steps.id)),
          'a@example.tn', '<a@example.tn>', 'sent', now(), now() + interval '1 minute'
        from events, order_steps where order_id = 1`,
  },
  'entries of the cash book sum to zero': {
    'another amount': `update cash_postings set amount_millimes = amount_millimes + 1 where account = 'paid'`,
    'an entry without postings': 'delete from cash_postings',
    'a posting of another day': `update cash_postings set day = day - 1 where account = 'paid'`,
  },
  'reversals take back their entry': {
    'another amount': `update cash_entries set reverses_id = 1, kind = 'reversal', payment_id = null where id = 2`,
  },
  'balances follow the cash book': {
    'another balance': 'update order_balances set paid_millimes = paid_millimes + 1 where order_id = 1',
    'an entry that is gone':
      'delete from cash_postings where order_id = 1; delete from cash_entries where order_id = 1',
  },
  'days follow the cash book': {
    'another sum': `update cash_days set amount_millimes = amount_millimes + 1`,
    'a posting that is gone': 'delete from cash_postings where order_id = 1',
  },
  'cash of an order follows its status': {
    'an order shipped without its entry': `update orders set status = 'shipped', held_pieces = 0 where id = 3`,
    'cash of an order that was not delivered': 'update order_balances set remitted_millimes = 1 where order_id = 1',
    'a payment that was not posted': 'update order_balances set paid_millimes = 0 where order_id = 1',
  },
  'card payments are at the gateway': {
    'a payment by card that nobody recorded': `insert into card_payments (order_id, amount_millimes, state, started_at, ends_at)
      values (3, 53000, 'paid', now(), now())`,
    'money at the gateway that nobody paid':
      'insert into order_balances (order_id, courier_id, paid_millimes, sales_millimes) values (1, 1, -1, 1)',
  },
  'makers are owed for deliveries': {
    'a delivery that nobody posted': `delete from cash_postings where store_id is not null and order_id = 4`,
    'an order that costs more':
      'update orders set subtotal_millimes = subtotal_millimes + 1, total_millimes = total_millimes + 1 where id = 4',
    'a return that nobody posted': `update orders set status = 'returned' where id = 4`,
  },
  'stores are owed their share': {
    'another balance': 'update store_balances set owed_to_makers_millimes = owed_to_makers_millimes - 1',
    'less commission': `update store_balances set commission_millimes = commission_millimes + 1,
      owed_to_makers_millimes = owed_to_makers_millimes - 1`,
    'a day that is gone': 'delete from store_days',
  },
  'payouts are posted': {
    'another amount': 'update payouts set amount_millimes = amount_millimes + 1 where id = 1',
    'a revocation that is gone': 'delete from payout_revocations',
  },
  'payments of plans are posted': {
    'a payment that is gone': 'delete from plan_payments where receipt_number = 1',
    'another amount': 'update plan_dues set amount_millimes = amount_millimes + 1 where id = 1',
    'paid without a payment': `update plan_dues set state = 'paid' where id = 2`,
    'set off and paid': `update plan_payments set means = 'cash' where receipt_number = 1`,
    'a revocation that is forgotten': `update plan_payments set revoked_at = null, revoked_for = ''
      where receipt_number = 2`,
  },
  'one row per email': {
    'no email': `delete from emails where kind = 'order-recap' and about ->> 'orderId' = '1'`,
    'an email twice': `insert into events (type, details) values ('order.placed', '{"orderId": 1}');
      insert into emails (event_id, kind, about, recipient, message_id)
      select max(id), 'order-notice', '{"orderId": 1}', 'a@example.tn', '<a@example.tn>' from events`,
  },
  'counter = ledger': {
    'a counter that lags': 'update variants set stock = stock + 1 where id = 1',
    'a movement that is gone': 'delete from stock_movements where order_id is null',
  },
  'no oversell': {
    'more sold than brought': `update stock_movements set pieces = -400 where order_id = 1`,
    'stock below zero': `alter table variants drop constraint variants_stock_check;
      update variants set stock = -1 where id = 1`,
  },
  'sizes are whole': {
    'two names of a size': `with color as (insert into product_colors (product_id, position, name, swatch)
        values (1, 0, 'Red', '#b22222'), (1, 1, 'Blue', '#1e3a8a') returning id)
      insert into variants (product_id, size_id, color_id, position, name) select 1, 1, id, 0, 'M' || id from color`,
    'a color beside all colors': `with color as (insert into product_colors (product_id, position, name, swatch)
        values (1, 0, 'Red', '#b22222') returning id)
      insert into variants (product_id, size_id, color_id, position, name) select 1, 1, id, 0, '' from color`,
  },
  'prices are recorded': {
    'another price': 'update products set promotional_price_millimes = 1 where id = 1',
    'a product taken off sale': 'update products set retired_at = now() where id = 1',
    'a history that is gone': 'delete from price_history where product_id = 1',
  },
}

async function openBusyShop(): Promise<TestShop> {
  const shop = await openTestShop()
  const sana = await asOperator(shop.marketplace)
  const bowl = await shop.sells({ sizes: [{ name: 'S', stock: 30 }] })
  for (let round = 0; round < 2; round++) {
    const placed = await shop.order([{ product: bowl, quantity: 3 }])
    assert.ok(placed.outcome === 'placed')
    await advanceOrder(sana, placed.order.id, { to: 'confirmed', note: 'She was glad' })
    await payInFull(sana, placed.order.id, 'PP-1')
  }
  assert.equal((await shop.order([{ product: bowl, quantity: 3 }])).outcome, 'placed')
  await remitCash(shop, sana)
  await takeBack(sana, await deliveredOrder(shop, [{ product: await shop.sells() }]))
  const exchanged = await inspectedReturn(sana, await deliveredOrder(shop, [{ product: await shop.sells() }]))
  await settleReturn(sana, exchanged, { by: 'exchange', variants: new Map(), fee: millimes(0) })
  const [seen, prices] = [{ regularPrice: dinars(45) }, { regularPrice: dinars(50) }]
  await repriceProduct(sana, bowl.id, { seen, prices })
  return shop
}

/** A courier delivers two orders, whose cash it remits; one of the remittances is revoked. */
async function remitCash(shop: TestShop, sana: Marketplace): Promise<void> {
  const courierId = await createCourier(sana)
  const ids = [await packedOrder(shop, sana), await packedOrder(shop, sana)]
  const { id: handoverId } = await openHandover(sana, ids)
  await handOver(sana, handoverId, { agreedUnpaid: [], notifiesCustomers: false })
  for (const id of ids) await advanceOrder(sana, id, { to: 'delivered' })
  for (const { id, owed } of await listOwedOrders(sana, courierId)) {
    const orders = [{ orderId: id, seenOwed: owed, difference: millimes(0) }]
    const remittance = { submissionKey: randomUUID(), courierId, received: owed, reference: '', reason: '', orders }
    const { outcome } = await recordRemittance(sana, remittance)
    assert.equal(outcome, 'recorded')
  }
  await revokeRemittance(sana, 1, 'By mistake')
  await payMaker(sana)
}

/** Two payouts to the maker of what was delivered; the second is revoked. */
async function payMaker(sana: Marketplace): Promise<void> {
  const { stores } = await listStoreBalances(sana, { sort: 'owed', page: 1 })
  for (const seenId of [0, 1]) {
    const payout = { amount: dinars(9), means: 'cash', reference: '', seenId, paidOn: '2026-03-02' } as const
    const { outcome } = await recordPayout(sana, stores[0]?.id ?? 0, { submissionKey: randomUUID(), ...payout })
    assert.equal(outcome, 'recorded')
  }
  await revokePayout(sana, 2, 'By mistake')
  await payPlan(sana, stores[0]?.id ?? 0)
}

/** A plan that is set off, and one that is not paid after all. */
async function payPlan(sana: Marketplace, storeId: number): Promise<void> {
  const plan = await givePlan(sana, storeId, { plan: 'silver', lastDay: '2026-03-31' })
  await decidePlanRequest(sana, plan, { step: 'renewed', lastDay: '2026-04-30', note: '' })
  for (const [dueId, means] of [
    [1, 'set-off'],
    [2, 'cash'],
  ] as const) {
    const payment = { submissionKey: randomUUID(), storeId, means, reference: '', paidOn: '2026-03-02' } as const
    assert.equal((await recordPlanPayment(sana, dueId, payment)).outcome, 'recorded')
  }
  await revokePlanPayment(sana, 2, 'By mistake')
}

test('a shop in which nobody has interfered breaks no rule', async () => {
  await using shop = await openBusyShop()
  assert.deepEqual(await Array.fromAsync(findAllViolations(shop.marketplace)), [])
})

describe('changes at the database, each undone after its test', () => {
  let shop: TestShop
  let administration: Connection

  before(async () => {
    shop = await openBusyShop()
    administration = connect(superuserAddress(await databaseName({ database: shop.marketplace.db })))
  })

  after(async () => {
    await administration.close()
    await shop[Symbol.asyncDispose]()
  })

  for (const rule of Object.keys(consistencyRules) as ConsistencyRuleName[])
    for (const [name, statements] of Object.entries(damages[rule]))
      test(`"${rule}" finds ${name}`, async () => {
        const changed = await administration.database.startTransaction().execute()
        try {
          await sql.raw(`set local session_replication_role = replica; ${statements}`).execute(changed)
          const found = await Array.fromAsync(findAllViolations({ db: changed, clock: shop.clock }))
          assert.ok(found.map((violation) => violation.rule).includes(rule))
        } finally {
          await changed.rollback().execute()
        }
      })
})
