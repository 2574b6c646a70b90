import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { ScheduledPromotion } from './scheduled-promotion.ts'
import { nextWeeklyEnd } from './weekly-promotion.ts'

/** Two years of weeks. */
const maxListedPromotions = 104

/** Returns the running promotion, if there is one, and the scheduled ones, the next one first. */
export async function listPromotions(marketplace: Marketplace): Promise<{
  readonly running?: ScheduledPromotion
  readonly scheduled: readonly ScheduledPromotion[]
}> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const now = marketplace.clock.now()
  const [started, scheduled] = await Promise.all([
    selectPromotions(marketplace)
      .where('promotion.starts_at', '<=', now)
      .orderBy('promotion.starts_at', 'desc')
      .orderBy('promotion.id', 'desc')
      .limit(1)
      .execute(),
    selectPromotions(marketplace)
      .where('promotion.starts_at', '>', now)
      .orderBy('promotion.starts_at')
      .orderBy('promotion.id')
      .limit(maxListedPromotions)
      .execute(),
  ])
  const [latest] = started.map((row) => promotionFromRow(row, now))
  return {
    ...(latest && latest.endsAt > now && { running: latest }),
    scheduled: scheduled.map((row) => promotionFromRow(row, now)),
  }
}

/** Returns the promotion, if it is running or scheduled. */
export async function findScheduledPromotion(
  marketplace: Marketplace,
  id: number,
): Promise<ScheduledPromotion | undefined> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  const { running, scheduled } = await listPromotions(marketplace)
  return [...(running ? [running] : []), ...scheduled].find((promotion) => promotion.id === id)
}

function selectPromotions({ db }: Marketplace) {
  return db
    .selectFrom('weekly_promotions as promotion')
    .innerJoin('products as product', 'product.id', 'promotion.product_id')
    .select([
      'promotion.id',
      'promotion.starts_at',
      'promotion.ends_at',
      'promotion.renews_weekly',
      'promotion.version',
    ])
    .select(['promotion.price_millimes', 'product.id as product_id', 'product.regular_price_millimes'])
    .select(localizedText('product.name').as('name'))
}

type PromotionRow = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number]

function promotionFromRow(row: PromotionRow, now: Date): ScheduledPromotion {
  return {
    id: row.id,
    product: { id: row.product_id, name: row.name, regularPrice: millimes(row.regular_price_millimes) },
    ...(row.price_millimes !== null && { price: millimes(row.price_millimes) }),
    startsAt: row.starts_at,
    endsAt: row.renews_weekly ? nextWeeklyEnd(row.ends_at, now) : row.ends_at,
    renewsWeekly: row.renews_weekly,
    version: row.version,
  }
}
