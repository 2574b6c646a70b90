import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayEditSettings } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { changesOf } from '#domain/audit/changes-of.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { changedFieldsOf } from '#domain/merge-edits.ts'
import { getSetting } from './get-setting.ts'
import type { Setting, StoredSetting } from './setting.ts'

export type SettingOutcome<Value extends object> =
  /** `changed` lists the fields that differ; empty when nothing changed. */
  | { readonly outcome: 'saved'; readonly changed: readonly (keyof Value & string)[]; readonly version: number }
  /** Somebody else saved it since; `current` is the stored value. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: StoredSetting<Value> }

export interface SettingEdit<Value extends object> {
  /** The version that was edited. */
  readonly version: number
  readonly edited: Value
}

/** Saves a setting, unless somebody else has saved it since. For owners. Throws for invalid values. */
export async function editSetting<Value extends object>(
  marketplace: Marketplace,
  setting: Setting<Value>,
  { version, edited }: SettingEdit<Value>,
): Promise<SettingOutcome<Value>> {
  requireAllowed(mayEditSettings(marketplace.actor))
  setting.shape.parse(edited)
  return inTransaction(marketplace, async (marketplace) => {
    const before = await getSetting(marketplace, setting)
    // What cannot be read is written anew, even where its default stays.
    const changed = [...new Set([...before.unreadable, ...changedFieldsOf(before.value, edited)])]
    if (changed.length === 0) return { outcome: 'saved', changed, version: before.version }
    if (before.version !== version || !(await save(marketplace, setting, { version, edited })))
      return { outcome: 'changed-meanwhile', current: await getSetting(marketplace, setting) }
    const { key } = setting
    await recordAudit(marketplace, {
      entity: 'setting',
      id: key,
      action: 'edited',
      ...changesOf(before.value, edited, changed),
    })
    return { outcome: 'saved', changed, version: version + 1 }
  })
}

/** Of two concurrent saves one fails: first ones by the primary key, later ones by the version. */
async function save<Value extends object>(
  marketplace: Marketplace,
  { key }: Setting<Value>,
  { version, edited }: SettingEdit<Value>,
): Promise<boolean> {
  const { db, clock } = marketplace
  const row = {
    value: JSON.stringify(edited),
    version: version + 1,
    ...actorColumns(marketplace.actor),
    changed_at: clock.now(),
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('settings.version', '=', version))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
