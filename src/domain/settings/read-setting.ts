import { failureLine } from '../failure-line.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Setting, Stated } from './setting.ts'

/**
 * A setting as it stands now, with any number of instances. One that cannot be understood is as if nobody had decided
 * anything, and the log tells of it: a shop does not close because of its tagline.
 */
export async function readSetting<Value extends object>(
  marketplace: Marketplace,
  setting: Setting<Value>,
): Promise<Stated<Value>> {
  return statedBy(await selectSetting(marketplace, setting).executeTakeFirst(), setting)
}

export function selectSetting<Value extends object>({ db }: Marketplace, { key }: Setting<Value>) {
  return db.selectFrom('settings').select(['value', 'version', 'changed_by']).where('key', '=', key)
}

type SettingRow = Awaited<ReturnType<ReturnType<typeof selectSetting>['execute']>>[number]

export function statedBy<Value extends object>(
  row: SettingRow | undefined,
  { key, shape, usual }: Setting<Value>,
): Stated<Value> {
  if (!row) return { value: usual, version: 0 }
  const { version, changed_by: changedBy } = row
  const reading = shape.safeParse(row.value)
  if (reading.success) return { value: reading.data, version, changedBy }
  const parts = reading.error.issues.map(({ path }) => path.join('.') || key)
  console.error(failureLine(new Error(`The setting ${key} cannot be read (${parts.join(', ')}): the usual one holds`)))
  return { value: usual, version, changedBy }
}
