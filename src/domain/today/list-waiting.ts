import type { SelectQueryBuilder } from 'kysely'
import { hasAtMost } from '../catalog/has-at-most.ts'
import { onSale } from '../catalog/on-sale.ts'
import type { Marketplace } from '../marketplace.ts'
import { soonMilliseconds } from '../memberships/list-memberships.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { getShopWindow } from '../shop-window/shop-window-setting.ts'
import { mostCounted, type Waiting, waitingKinds } from './waiting.ts'

/** Counts what waits for somebody of the shop. It is asked often, so every part of it is a count over an index. */
export async function listWaiting(marketplace: Marketplace): Promise<Waiting> {
  requireOperator(marketplace, 'staff')
  const { lowStock } = await getShopWindow(marketplace)
  const { db, clock } = marketplace
  const now = clock.now()
  const soon = new Date(now.getTime() + soonMilliseconds)
  const inStatus = (status: string) =>
    db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', status)
  const upToMost = <All, Read extends keyof All>(found: SelectQueryBuilder<All, Read, { id: number }>) =>
    db.selectFrom(found.limit(mostCounted + 1).as('found')).select(({ fn }) => fn.countAll<number>().as('count'))
  const toCall = () => inStatus('received').where('phone_is_wrong', '=', false)
  const counts = await db
    .selectNoFrom([
      toCall().where('call_back_at', '<=', now).as('orders-to-call-back'),
      toCall().where('call_back_at', 'is', null).as('orders-to-call'),
      inStatus('received').where('phone_is_wrong', '=', true).as('orders-wrong-number'),
      inStatus('confirmed').as('orders-to-pack'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'packed')).as('orders-to-ship'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'shipped')).as('orders-on-the-way'),
      upToMost(db.selectFrom('orders').select('id').where('status', '=', 'refused')).as('orders-refused'),
      db
        .selectFrom('contact_messages')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('done_at', 'is', null)
        .as('messages'),
      db
        .selectFrom('comments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'held')
        .as('comments-held'),
      upToMost(
        db.selectFrom('comments').select('id').where('status', '=', 'published').where('seen_at', 'is', null),
      ).as('comments-new'),
      db
        .selectFrom('plan_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'pending')
        .as('plan-requests'),
      db
        .selectFrom('plan_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'approved')
        .where('expires_at', '>', now)
        .where('expires_at', '<=', soon)
        .as('plans-ending'),
      db
        .selectFrom('letters')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', '=', 'given-up')
        .as('letters-given-up'),
      upToMost(db.selectFrom('letters').select('id').where('status', '=', 'failed')).as('letters-failing'),
      upToMost(
        db
          .selectFrom('product_sizes as size')
          .innerJoin('products', 'products.id', 'size.product_id')
          .select('size.id')
          .where(onSale)
          .where('size.retired_at', 'is', null)
          .where(hasAtMost(lowStock)),
      ).as('sizes-low'),
    ])
    .executeTakeFirstOrThrow()
  return Object.fromEntries(waitingKinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])))
}
