import { type CompiledQuery, sql } from 'kysely'
import type { z } from 'zod'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Setting, StoredSetting } from './setting.ts'

/**
 * Returns the stored setting, or the default when it was never saved. A field that is stored wrong or not at all is
 * logged and has its default, so that the shop stays open and keeps the other fields.
 */
export async function getSetting<Value extends object>(
  { db }: Pick<Marketplace, 'db'>,
  setting: Setting<Value>,
): Promise<StoredSetting<Value>> {
  const { rows } = await db.executeQuery(selectSetting({ db }, setting))
  return settingFromRow(rows[0], setting)
}

/** As `getSetting`, for several settings in one query. */
export async function getSettings<Values extends readonly object[]>(
  { db }: Pick<Marketplace, 'db'>,
  settings: { readonly [Index in keyof Values]: Setting<Values[Index]> },
): Promise<{ readonly [Index in keyof Values]: StoredSetting<Values[Index]> }> {
  const { rows } = await db.executeQuery(settingsQuery(db, { keys: settings.map(({ key }) => key) }))
  const read = settings.map((setting) =>
    settingFromRow(
      rows.find(({ key }) => key === setting.key),
      setting,
    ),
  )
  return read as { readonly [Index in keyof Values]: StoredSetting<Values[Index]> }
}

const settingsQuery = prepareQuery((db, { keys }: Placeholders<{ keys: readonly string[] }>) =>
  db
    .selectFrom('settings')
    .select(['key', 'value', 'version', 'changed_by'])
    .where(sql<boolean>`key = any(${keys}::text[])`),
)

export function selectSetting<Value extends object>({ db }: Pick<Marketplace, 'db'>, { key }: Setting<Value>) {
  return settingQuery(db, { key })
}

const settingQuery = prepareQuery((db, { key }: Placeholders<{ key: string }>) =>
  db.selectFrom('settings').select(['value', 'version', 'changed_by']).where('key', '=', key),
)

type SettingRow = ReturnType<typeof selectSetting> extends CompiledQuery<infer Row> ? Row : never

export function settingFromRow<Value extends object>(
  row: SettingRow | undefined,
  setting: Setting<Value>,
): StoredSetting<Value> {
  if (!row) return { value: setting.defaultValue, unreadable: [], version: 0 }
  const { version, changed_by: changedBy } = row
  const { data: value, error } = setting.shape.safeParse(row.value)
  if (!error) return { value, unreadable: [], version, changedBy }
  const { key } = setting
  const parts = error.issues.map(({ path }) => path.join('.') || key)
  console.error(errorLogLine(new Error(`The setting ${key} cannot be read (${parts.join(', ')}): defaults are used`)))
  return { ...withDefaults(row.value, setting, error), version, changedBy }
}

/** What is stored, with the default of each field that cannot be read; all defaults where no field is at fault. */
function withDefaults<Value extends object>(
  stored: unknown,
  { shape, defaultValue }: Setting<Value>,
  { issues }: z.ZodError,
): Pick<StoredSetting<Value>, 'value' | 'unreadable'> {
  const all = Object.keys(defaultValue)
  const wrong = [...new Set(issues.flatMap(({ path: [field] }) => (field === undefined ? all : String(field))))]
  const readable = Object.entries({ ...(stored as object) }).filter(([field]) => !wrong.includes(field))
  const defaults = Object.entries(defaultValue).filter(([field]) => wrong.includes(field))
  const { data } = shape.safeParse(Object.fromEntries([...readable, ...defaults]))
  return { value: data ?? defaultValue, unreadable: (data ? wrong : all) as (keyof Value & string)[] }
}
