import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isSame } from '#domain/merge-edits.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSettings } from '#domain/settings/get-setting.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { type Protection, protectionLimits, protections } from './protection.ts'
import { rateLimitSetting } from './rate-limit-setting.ts'
import { reviewLimitSetting } from './review-limit-setting.ts'

/** Returns the protection that the limits add up to; undefined when an owner has set some of them one by one. */
export async function getProtection(marketplace: Marketplace): Promise<Protection | undefined> {
  requireAllowed(mayEditSettings(marketplace.actor))
  const [rates, reviews] = await getSettings(marketplace, [rateLimitSetting, reviewLimitSetting])
  const limits = { rateLimits: rates.value, reviewLimits: reviews.value }
  return protections.find((protection) => isSame(limits, protectionLimits[protection]))
}

/** Sets all rate limits and review limits of the shop, whatever they were. For owners. */
export async function chooseProtection(marketplace: Marketplace, protection: Protection): Promise<void> {
  requireAllowed(mayEditSettings(marketplace.actor))
  const { rateLimits, reviewLimits } = protectionLimits[protection]
  await inTransaction(marketplace, async (marketplace) => {
    const [rates, reviews] = await getSettings(marketplace, [rateLimitSetting, reviewLimitSetting])
    const saved = [
      await editSetting(marketplace, rateLimitSetting, { version: rates.version, edited: rateLimits }),
      await editSetting(marketplace, reviewLimitSetting, { version: reviews.version, edited: reviewLimits }),
    ]
    // Somebody has saved one of them since it was read, a moment ago.
    if (saved.some(({ outcome }) => outcome !== 'saved')) throw new Unavailable('The limits are being edited', 1)
  })
}
