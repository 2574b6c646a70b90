import { isDeepStrictEqual } from 'node:util'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { commentSetting } from '#domain/comments/comment-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { merchandisingSetting } from '#domain/merchandising/merchandising-setting.ts'
import { rateLimitSetting } from '#domain/rate-limits/rate-limit-setting.ts'
import { editSetting } from '#domain/settings/edit-setting.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { shopProfileSetting } from '#domain/shop-profile/shop-profile-setting.ts'

type BeforeAndAfter = Pick<AuditEntry, 'entityId' | 'before' | 'after'>

/** Undoes an edit of a setting. Returns false, and changes nothing, when one of its fields has changed since. */
export async function undoSettingEdit(marketplace: Marketplace, sides: BeforeAndAfter): Promise<boolean> {
  if (sides.entityId === shopProfileSetting.key) return restoreParts(marketplace, shopProfileSetting, sides)
  if (sides.entityId === rateLimitSetting.key) return restoreParts(marketplace, rateLimitSetting, sides)
  if (sides.entityId === commentSetting.key) return restoreParts(marketplace, commentSetting, sides)
  return restoreParts(marketplace, merchandisingSetting, sides)
}

/** Keeps later changes of other fields. */
async function restoreParts<Value extends object>(
  marketplace: Marketplace,
  setting: Setting<Value>,
  { before = {}, after = {} }: BeforeAndAfter,
): Promise<boolean> {
  const { value, version } = await getSetting(marketplace, setting)
  const parts = { ...value } as Record<string, unknown>
  for (const [part, was] of Object.entries(before)) {
    if (!isDeepStrictEqual(parts[part] ?? null, after[part])) return false
    if (was === null) delete parts[part]
    else parts[part] = was
  }
  const reading = setting.shape.safeParse(parts)
  if (!reading.success) return false
  return (await editSetting(marketplace, setting, { version, edited: reading.data })).outcome === 'saved'
}
