import type { Codec } from './codec.ts'
import { withoutAbsent } from './without-absent.ts'

/** The fields of a form by name, in their order. */
export type FormFields = Readonly<Record<string, Codec<unknown, string, unknown>>>

type TypedIn<Field> = Field extends Codec<infer _Value, infer _Error, infer Typed> ? Typed : never
type ValueIn<Field> = Field extends Codec<infer Value, infer _Error, infer _Typed> ? Value : never
type ErrorIn<Field> = Field extends Codec<infer _Value, infer Error, infer _Typed> ? Error : never

/** What was typed into the fields, right or wrong. */
export type Typed<Fields> = { readonly [Name in keyof Fields]: TypedIn<Fields[Name]> }

export type Values<Fields> = { readonly [Name in keyof Fields]: ValueIn<Fields[Name]> }

/** The errors of a form: for each wrong field the key of a message. */
export type Errors<Fields> = { readonly [Name in keyof Fields]?: ErrorIn<Fields[Name]> }

/** The values of the right fields, and the errors of the others. */
export interface FieldReadings<Fields> {
  readonly values: Partial<Values<Fields>>
  readonly fieldErrors: Errors<Fields>
}

type ErrorOf<FieldErrors, Name> = Name extends keyof FieldErrors ? FieldErrors[Name] : never

/** The errors of two kinds, by field. */
type EitherErrors<One, Other> = {
  readonly [Name in keyof One | keyof Other]?: ErrorOf<One, Name> | ErrorOf<Other, Name>
}

export type FormReading<Value, FieldErrors> =
  | { readonly outcome: 'read'; readonly value: Value }
  | { readonly outcome: 'invalid'; readonly fieldErrors: FieldErrors }

/** Returns what a form has sent for its fields, to be read and to be shown again. */
export function typedIn<Fields extends FormFields>(fields: Fields, form: FormData): Typed<Fields> {
  return mapCodecs(fields, (codec, name) => codec.sent(form, name)) as Typed<Fields>
}

/** Returns what a form begins with that has these values. */
export function typedOf<Fields extends FormFields>(fields: Fields, values: Values<Fields>): Typed<Fields> {
  return mapCodecs(fields, (codec, name) => codec.encode(values[name])) as Typed<Fields>
}

/** Reads each field by itself. */
export function readEach<Fields extends FormFields>(fields: Fields, typed: Typed<Fields>): FieldReadings<Fields> {
  const values: Record<string, unknown> = {}
  const fieldErrors: Record<string, string> = {}
  for (const [name, reading] of Object.entries(mapCodecs(fields, (codec, name) => codec.decode(typed[name])))) {
    if ('error' in reading) fieldErrors[name] = reading.error
    else values[name] = reading.value
  }
  return { values, fieldErrors } as FieldReadings<Fields>
}

/**
 * Reads a form. `rule` returns what is wrong between fields that are right by themselves; of a field with two errors
 * its own counts.
 */
export function readTyped<Fields extends FormFields, RuleErrors extends object = Errors<Fields>>(
  fields: Fields,
  typed: Typed<Fields>,
  rule?: (values: Partial<Values<Fields>>) => RuleErrors | undefined,
): FormReading<Values<Fields>, EitherErrors<Errors<Fields>, RuleErrors>> {
  const { values, fieldErrors } = readEach(fields, typed)
  const errors = withoutAbsent({ ...rule?.(values), ...fieldErrors }) as EitherErrors<Errors<Fields>, RuleErrors>
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', fieldErrors: errors }
  return { outcome: 'read', value: values as Values<Fields> }
}

export function mapCodecs<Fields extends FormFields, Part>(
  fields: Fields,
  partOf: (codec: Fields[string], name: keyof Fields & string) => Part,
): { readonly [Name in keyof Fields]: Part } {
  const parts = Object.keys(fields).map((name) => [name, partOf(fields[name] as Fields[string], name)])
  return Object.fromEntries(parts)
}
