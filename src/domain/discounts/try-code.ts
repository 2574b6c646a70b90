import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { countTry, uncountTry } from '#domain/rate-limits/count-try.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { networkQuotas, wrongTryQuotas } from './code-tries.ts'
import { type CodeUses, normalizeCode, refusalOn, type TypedCode } from './discount-code.ts'
import { type DiscountCodeRow, discountCodeFromRow, selectDiscountCodes } from './discount-code-rows.ts'
import { countUses, countUsesOfPhone, hasOtherOrders } from './uses.ts'

/** Finds a typed code for a quote. Throws RateLimited after too many wrong ones. */
export async function tryCode(marketplace: Marketplace, typed: string): Promise<TypedCode> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return inTransaction(marketplace, (marketplace) =>
    counted(marketplace, typed, async (code) => {
      const row = await selectDiscountCodes(marketplace).where('code', '=', code).executeTakeFirst()
      return row && found(row, row.max_uses === null ? {} : { uses: await countUses(marketplace, row.id) })
    }),
  )
}

/**
 * Finds the code of an order, and locks it until the transaction ends, so that of two orders only one has its last use.
 * Call it before sizes are locked. Throws RateLimited after too many wrong ones.
 */
export async function lockTypedCode(marketplace: Marketplace, typed: string, phone: Phone): Promise<TypedCode> {
  requireAllowed(mayActInPublic(marketplace.actor))
  return counted(marketplace, typed, async (code) => {
    const row = await selectDiscountCodes(marketplace).where('code', '=', code).forNoKeyUpdate().executeTakeFirst()
    if (!row) return undefined
    // Read after the lock, so that the uses of orders that were committed meanwhile count.
    return found(row, {
      ...(row.max_uses !== null && { uses: await countUses(marketplace, row.id) }),
      ...(row.max_uses_per_phone !== null && { usesOfPhone: await countUsesOfPhone(marketplace, row.id, phone) }),
      ...(row.is_first_order_only && { hasOtherOrders: await hasOtherOrders(marketplace, phone) }),
    })
  })
}

/** Only a code that is unknown, off or not begun counts as a wrong try. */
async function counted(
  marketplace: Marketplace,
  typed: string,
  find: (code: string) => Promise<TypedCode['found'] | undefined>,
): Promise<TypedCode> {
  const code = normalizeCode(typed)
  const quotas = networkQuotas(marketplace)
  await countTry(marketplace, 'discount-code', quotas)
  const found = await find(code)
  const result = { code, ...(found && { found }) }
  const isWrong = refusalOn(tunisDayOf(marketplace.clock.now()), result)?.reason === 'unknown'
  if (isWrong) await countTry(marketplace, 'discount-code', wrongTryQuotas(marketplace))
  else await uncountTry(marketplace, quotas)
  return result
}

function found(row: DiscountCodeRow, known: Partial<CodeUses>) {
  return { ...discountCodeFromRow(row), known }
}
