import { hasOwnAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'

/**
 * Changes the language in which the signed-in operator works and gets emails, from the next request on. Undefined: the
 * main language of the shop, also when that changes.
 */
export async function changeOwnLocale(marketplace: Marketplace, chosen: Locale | undefined): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const { id } = marketplace.actor
  const locale = chosen ?? null
  await inTransaction(marketplace, async (marketplace) => {
    const operators = marketplace.db.selectFrom('operators').select('locale').where('id', '=', id).forUpdate()
    const before = await operators.executeTakeFirstOrThrow()
    if (before.locale === locale) return
    await consumeSellerLimit(marketplace, 'change')
    await marketplace.db.updateTable('operators').set({ locale }).where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'operator', id, action: 'language changed', before, after: { locale } })
  })
}
