import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { readSetting } from './read-setting.ts'
import type { Setting, Stated } from './setting.ts'

export type SettingOutcome<Value extends object> =
  /** `changed` names the parts that are different now; none when it stood like that already. */
  | { readonly outcome: 'saved'; readonly changed: readonly (keyof Value & string)[]; readonly version: number }
  /** Somebody else saved it since; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: Stated<Value> }

export interface SettingEdit<Value extends object> {
  /** The one it was edited from. */
  readonly version: number
  readonly edited: Value
}

/** Saves what an owner has made of a setting, unless somebody else has saved it since. Throws for values that may not be. */
export async function editSetting<Value extends object>(
  marketplace: Marketplace,
  setting: Setting<Value>,
  { version, edited }: SettingEdit<Value>,
): Promise<SettingOutcome<Value>> {
  requireOperator(marketplace, 'owner')
  setting.shape.parse(edited)
  return inTransaction(marketplace, async (marketplace) => {
    const before = await readSetting(marketplace, setting)
    const changed = differences(before.value, edited)
    if (changed.length === 0) return { outcome: 'saved', changed, version: before.version }
    if (before.version !== version || !(await save(marketplace, setting, { version, edited })))
      return { outcome: 'changed-meanwhile', current: await readSetting(marketplace, setting) }
    const { key } = setting
    const [was, is] = [partsOf(before.value, changed), partsOf(edited, changed)]
    await recordChange(marketplace, { what: 'setting', id: key, action: 'edited', before: was, after: is })
    await recordEvent(marketplace, { type: 'setting.changed', setting: key })
    return { outcome: 'saved', changed, version: version + 1 }
  })
}

/** Two first ones at a time meet at the key, two later ones at the version: in either case one of them saves nothing. */
async function save<Value extends object>(
  marketplace: Marketplace,
  { key }: Setting<Value>,
  { version, edited }: SettingEdit<Value>,
): Promise<boolean> {
  const { db, clock } = marketplace
  const row = {
    value: JSON.stringify(edited),
    version: version + 1,
    changed_by: operatorName(requireOperator(marketplace, 'owner')),
    changed_at: clock.now(),
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where('settings.version', '=', version))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

function differences<Value extends object>(before: Value, after: Value): readonly (keyof Value & string)[] {
  const parts = [...new Set(Object.keys({ ...before, ...after }))] as (keyof Value & string)[]
  return parts.filter((part) => !isDeepStrictEqual(before[part], after[part]))
}

/** A part that is absent says so in the history. */
function partsOf<Value extends object>(
  value: Value,
  parts: readonly (keyof Value & string)[],
): Record<string, unknown> {
  return Object.fromEntries(parts.map((part) => [part, value[part] ?? null]))
}
