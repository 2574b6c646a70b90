import { ask, type Blanks, inFixedWords, type Question } from '#database/in-fixed-words.ts'
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
  const [row] = await ask(marketplace.db, selectSetting(marketplace, setting))
  return statedBy(row, setting)
}

export function selectSetting<Value extends object>({ db }: Marketplace, { key }: Setting<Value>) {
  return settingOf(db, { key })
}

const settingOf = inFixedWords((db, { key }: Blanks<{ key: string }>) =>
  db.selectFrom('settings').select(['value', 'version', 'changed_by']).where('key', '=', key),
)

type SettingRow = ReturnType<typeof selectSetting> extends Question<infer Row> ? Row : never

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
