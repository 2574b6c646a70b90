import { isSeller, isSellerInPerson } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { sellerTermsSetting } from './seller-terms-setting.ts'

/** The terms as a seller reads them. */
export interface OwnTerms {
  readonly version: number
  readonly text: string
  readonly locale: Locale
  /** When the seller accepted this version; undefined until then. */
  readonly acceptedAt: Date | undefined
}

/**
 * Returns the terms in the language of the seller, otherwise in the main language of the shop or the first that there
 * is. Undefined while there are none.
 */
export async function getOwnTerms(marketplace: Marketplace): Promise<OwnTerms | undefined> {
  requireAllowed(isSeller(marketplace.actor))
  const { id } = marketplace.actor
  const { value, version } = await getSetting(marketplace, sellerTermsSetting)
  const languages = [marketplace.locale, await getMainLocale(marketplace), ...locales]
  const locale = languages.find((language) => value.translations?.[language]?.terms)
  const text = locale && value.translations?.[locale]?.terms
  if (!text) return undefined
  const accepted = await marketplace.db
    .selectFrom('seller_terms_acceptances')
    .select('accepted_at')
    .where('operator_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return { version, text, locale, acceptedAt: accepted?.accepted_at }
}

/** `changed-meanwhile`: an owner has saved another version since the seller read this one. */
export type AcceptOutcome = 'accepted' | 'changed-meanwhile'

/** Accepts the terms in the version that the seller has read. Idempotent. */
export async function acceptTerms(marketplace: Marketplace, version: number): Promise<AcceptOutcome> {
  requireAllowed(isSellerInPerson(marketplace.actor))
  const { id } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    const { value, version: current } = await getSetting(marketplace, sellerTermsSetting)
    if (!value.translations || current !== version) return 'changed-meanwhile'
    const { numInsertedOrUpdatedRows } = await marketplace.db
      .insertInto('seller_terms_acceptances')
      .values({ operator_id: id, version, accepted_at: marketplace.clock.now() })
      .onConflict((conflict) => conflict.columns(['operator_id', 'version']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows)
      await recordAudit(marketplace, { entity: 'operator', id, action: 'terms accepted', after: { version } })
    return 'accepted'
  })
}
