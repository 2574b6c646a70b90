import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { productFromRow, selectProducts, sizesOf, weeklyPriceAt } from '#domain/catalog/product-rows.ts'
import { textsOfProduct } from '#domain/catalog/product-texts.ts'
import { maxPhotosOfPiece } from '#domain/catalog/store-limits.ts'
import type { Submission, SubmissionReason } from '#domain/catalog/submissions/submission.ts'
import { columnNames, valuesOf } from '#domain/fields/field-columns.ts'
import { officeProductFields, productFields } from '#domain/fields/product-fields.ts'
import { readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import type { Reader } from '#domain/translations.ts'
import type { AdminProduct } from './admin-product.ts'

/**
 * Selects products of the scope, retired ones included, with all translations and the columns that only the back office
 * needs.
 */
export function selectAdminProducts(marketplace: Marketplace, scope: StoreScope) {
  return selectProducts(marketplace, sql.ref('products.translations'))
    .select(columnNames(officeProductFields, 'products'))
    .select([
      'products.retired_at',
      'products.created_at',
      'products.publish_at',
      'products.is_resting',
      'products.submission',
      'products.submission_reason',
      'stores.retired_at as store_retired_at',
      'stores.is_plan_over',
      'stores.max_photos',
    ])
    .select(weeklyPriceAt(marketplace.clock.now()).as('weekly_price_millimes'))
    .where(isInScope(scope, 'products.store_id'))
}

type AdminProductRow = Awaited<ReturnType<ReturnType<typeof selectAdminProducts>['executeTakeFirstOrThrow']>>

/** Returns a product of a list. */
export function listedProduct(marketplace: Pick<Marketplace, 'locale'>, row: AdminProductRow): AdminProduct {
  return adminProductFromRow(row, readerOf(marketplace, row))
}

/** Returns a product to edit. */
export function editableProduct(row: AdminProductRow): AdminProduct {
  const { colors, pictures, translations } = row
  return {
    ...adminProductFromRow(row, { locale: row.locale, mainLocale: row.locale }),
    translations: textsOfProduct({ sizes: sizesOf(row), colors, pictures, translations }),
  }
}

function adminProductFromRow(row: AdminProductRow, reader: Reader): AdminProduct {
  const { weekly_price_millimes: weekly } = row
  return {
    product: productFromRow(row, reader),
    locale: row.locale,
    values: valuesOf(productFields, row),
    ...(weekly !== null && { weeklyPrice: millimes(weekly) }),
    ...(row.retired_at && { retiredAt: row.retired_at }),
    isDraft: row.retired_at?.getTime() === row.created_at.getTime(),
    isResting: row.retired_at !== null && row.is_resting,
    ...(row.submission && { submission: submissionOf(row.submission, row.submission_reason) }),
    ...(row.publish_at && { publishAt: row.publish_at }),
    isStoreRetired: row.store_retired_at !== null,
    isPlanOver: row.is_plan_over,
    maxPhotos: row.max_photos ?? maxPhotosOfPiece,
  }
}

/** The database refuses one that is sent back without a reason. */
function submissionOf(state: Submission['state'], reason: SubmissionReason | null): Submission {
  return state === 'sent-back' ? { state, reason: reason as SubmissionReason } : { state }
}
