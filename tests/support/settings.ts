import { system } from '#domain/access/actor.ts'
import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Setting } from '#domain/settings/setting.ts'

/** Sets a setting of the shop without an operator. */
export async function setSetting<Value extends object>(
  { db, clock }: Marketplace,
  { key, shape }: Setting<Value>,
  value: Value,
): Promise<void> {
  const row = { value: JSON.stringify(shape.parse(value)), ...actorColumns(system), changed_at: clock.now() }
  await db
    .insertInto('settings')
    .values({ key, version: 1, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
