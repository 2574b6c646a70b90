import { sql } from 'kysely'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { BackupStatus } from '#domain/backups/get-backup-status.ts'
import { sampleStockSource } from '#domain/catalog/has-sample-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'
import type { FirstStep } from './first-step.ts'
import { firstStepsSetting } from './first-steps-setting.ts'

interface KnownFacts {
  /** The origin of the shop: without the setting, an address of this machine. */
  readonly publicUrl: string
  readonly backups: BackupStatus
}

/** Returns which of the first steps are done; undefined once all are, or an owner has hidden them. For owners. */
export async function readFirstSteps(
  marketplace: Marketplace,
  { publicUrl, backups: { isOff, isOnSameDisk, lastProven } }: KnownFacts,
): Promise<Readonly<Record<FirstStep, boolean>> | undefined> {
  requireAllowed(mayEditSettings(marketplace.actor))
  const [display, { value: profile }] = await getSettings(marketplace, [firstStepsSetting, shopProfileSetting])
  if (display.value.isHidden) return undefined
  const rows = await readRows(marketplace)
  const steps = {
    'shop-details': profile.street !== defaultShopProfile.street || profile.city !== defaultShopProfile.city,
    emails: marketplace.mailer.kind !== 'folder',
    backups: !isOff && !isOnSameDisk && lastProven !== undefined,
    'public-address': publicUrl.startsWith('https:'),
    couriers: rows.hasCourier,
    'first-piece': rows.hasOwnPiece,
    colleague: rows.hasColleague,
  }
  return Object.values(steps).every((isDone) => isDone) ? undefined : steps
}

/** Samples are added to an empty shop only, so the newest product is the shop's own as soon as there is one. */
async function readRows({ db }: Marketplace) {
  const { rows } = await sql<Readonly<Record<'hasCourier' | 'hasOwnPiece' | 'hasColleague', boolean>>>`
    select
      exists (select from couriers where retired_at is null) as "hasCourier",
      exists (
        select from (select id from products order by id desc limit 1) as newest
        where not exists (
          select from variants as variant join stock_movements as brought on brought.variant_id = variant.id
          where variant.product_id = newest.id and brought.actor_name = ${sampleStockSource}
        )
      ) as "hasOwnPiece",
      (select count(*) > 1 from operators where password_hash is not null and disabled_at is null) as "hasColleague"`.execute(
    db,
  )
  const [row] = rows
  return row ?? { hasCourier: false, hasOwnPiece: false, hasColleague: false }
}
