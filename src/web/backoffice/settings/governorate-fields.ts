import { type Governorate, governorates } from '#domain/geography/governorate.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import type { BackofficeFieldError } from '#web/backoffice/forms/field-props.ts'
import { type Codec, optional } from '#web/forms/codec.ts'

/** The values that some governorates have for themselves. */
type OwnValues<Value> = Readonly<Partial<Record<Governorate, Value>>>

/**
 * The fields of a setting with one for each governorate, whose names begin with `prefix`. Each may be empty.
 */
export function fieldsByGovernorate<Prefix extends string, Value>(
  prefix: Prefix,
  codec: Codec<Value, BackofficeFieldError>,
  nameIn: (governorate: string) => string,
) {
  const named = <Part>(partOf: (governorate: Governorate) => Part) =>
    Object.fromEntries(
      governorates.map((governorate) => [`${prefix}-${governorate}`, partOf(governorate)]),
    ) as Readonly<Record<`${Prefix}-${Governorate}`, Part>>
  return {
    fields: named((governorate) => ({ label: governorateMessages[governorate], ...optional(codec) })),
    names: named((governorate) => nameIn(governorateMessages[governorate])),
    toFields: (values: OwnValues<Value>) => named((governorate) => values[governorate]),
    fromFields(typed: Readonly<Record<`${Prefix}-${Governorate}`, Value | undefined>>): OwnValues<Value> {
      const own = governorates.flatMap((governorate) => {
        const value = typed[`${prefix}-${governorate}`]
        return value === undefined ? [] : [[governorate, value]]
      })
      return Object.fromEntries(own)
    },
  }
}
