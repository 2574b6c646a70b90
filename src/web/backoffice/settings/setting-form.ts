import type { SettingKey } from '#domain/undo/all-settings.ts'
import type { sectionGroupsMessages } from '#page-messages/backoffice/sections.ts'
import type { settingNames } from '#page-messages/backoffice/setting-names.ts'
import type { BackofficeFieldError, BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { type Codec, mapped, oneOf } from '#web/forms/codec.ts'
import { type FormReading, readTyped } from '#web/forms/form.ts'

/** The values of the fields of a form as typed, by their names. */
export type Typed = Readonly<Record<string, string>>

interface FieldChoice {
  readonly value: string
  readonly name: string
  /** The language of the name, where it is not that of the page. */
  readonly lang?: string
}

interface Named {
  readonly label: string
  readonly hint?: string | undefined
}

/** A field of a setting and what it is called. */
export interface SettingField<Value = unknown> extends Named, Codec<Value, BackofficeFieldError> {
  /** All values, where it is a choice. */
  readonly choices?: readonly FieldChoice[]
}

/** One of a few values. `names` has the name of each, in the order in which they are shown. */
export function choice<Known extends string>(
  label: string,
  known: readonly Known[],
  names: Readonly<Record<Known, string>>,
): SettingField<Known> {
  return { label, ...oneOf(known), choices: known.map((value) => ({ value, name: names[value] })) }
}

export function yesOrNo(label: string, names: Readonly<Record<'yes' | 'no', string>>): SettingField<boolean> {
  const field = choice(label, ['yes', 'no'], names)
  return {
    ...field,
    ...mapped(field, { decode: (answer) => answer === 'yes', encode: (isYes) => (isYes ? 'yes' : 'no') }),
  }
}

/** A setting and the form it is edited in: all that is its own, but for its layout where it has a panel. */
export interface SettingForm {
  readonly key: SettingKey & keyof typeof settingNames
  /** Undefined for a setting that is shown within another one. */
  readonly group: keyof typeof sectionGroupsMessages | undefined
  readonly fields: Readonly<Record<string, SettingField>>
  /** What parts of the setting and fields are called in sentences, where that is not the label of the field. */
  readonly names?: Readonly<Record<string, string>>
  /** The fields that share a row. */
  readonly rows?: readonly (readonly string[])[]
  /** Returns the values of the fields. */
  toFields(value: object): Readonly<Record<string, unknown>>
  fromFields(values: Readonly<Record<string, unknown>>): object
}

/** The form of a setting that has a field for each of its parts. */
export function settingForm<Value extends object>(
  form: Pick<SettingForm, 'key' | 'group' | 'rows'> & {
    readonly fields: { readonly [Name in keyof Value]-?: SettingField<Value[Name]> }
  },
): SettingForm {
  return settingFormOf<Value, Value>({ ...form, toFields: (value) => value, fromFields: (values) => values })
}

/** The form of a setting whose fields are not its parts. */
export function settingFormOf<Value extends object, Fields extends object>(
  form: Pick<SettingForm, 'key' | 'group' | 'names' | 'rows'> & {
    readonly fields: { readonly [Name in keyof Fields]-?: SettingField<Fields[Name]> }
    toFields(value: Value): Fields
    fromFields(values: Fields): Value
  },
): SettingForm {
  return form as unknown as SettingForm
}

/** Returns what a part of a setting, or a field of its form, is called in a sentence. */
export function partNameOf({ names, fields }: SettingForm, part: string): string | undefined {
  return names?.[part] ?? fields[part]?.label
}

/** Returns what the fields of a form show of a value. */
export function settingTexts({ fields, toFields }: SettingForm, value: object): Typed {
  const values = toFields(value)
  const texts = Object.entries(fields).map(([name, { encode }]) => {
    const part = values[name]
    return [name, part === undefined ? '' : encode(part)]
  })
  return Object.fromEntries(texts)
}

/** Reads the fields of a form, or returns what is wrong with them. */
export function readSetting(
  { fields, fromFields }: SettingForm,
  typed: Typed,
): FormReading<object, BackofficeFieldErrors<string>> {
  const reading = readTyped(fields, typed)
  return reading.outcome === 'read' ? { ...reading, value: fromFields(reading.value) } : reading
}

interface FormState {
  /** The version of the setting that the edit is based on. */
  readonly version: number
  readonly typed: Typed
}

/** A setting as its form is opened. */
export interface SettingState extends FormState {
  /** The parts that have their default because what is stored of them cannot be read. */
  readonly unreadable: readonly string[]
}

export type SettingResult = { readonly part: SettingKey } & FormState &
  (
    | { readonly outcome: 'saved'; readonly changed: readonly string[] }
    | { readonly outcome: 'invalid'; readonly fieldErrors: BackofficeFieldErrors<string> }
    /** `theirs` has the saved values of the fields that differ from what was typed. */
    | { readonly outcome: 'changed-meanwhile'; readonly theirs: Typed; readonly by: string | undefined }
  )
