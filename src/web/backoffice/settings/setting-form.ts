import { cleanLine, countCharacters } from '#domain/text.ts'
import type { SettingKey } from '#domain/undo/all-settings.ts'
import type { sectionGroupsMessages } from '#page-messages/backoffice/sections.ts'
import type { settingsMessages } from '#page-messages/backoffice/settings.ts'
import type { BackofficeFieldError, BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import { parseWholeNumber } from '#web/forms/parse-whole-number.ts'

/** The values of the fields of a form as typed, by their names. */
export type Typed = Readonly<Record<string, string>>

interface FieldChoice {
  readonly value: string
  readonly name: string
  /** The language of the name, where it is not that of the page. */
  readonly lang?: string
}

/** A field of a setting: how it is shown, and its value as text and back. */
export interface SettingField<Value = unknown> {
  readonly label: string
  readonly hint?: string | undefined
  readonly isRequired: boolean
  /** Attributes of the input. */
  readonly input?: { readonly inputMode?: 'numeric' | 'decimal'; readonly dir?: 'ltr'; readonly maxLength?: number }
  /** All values, where it is a choice. */
  readonly choices?: readonly FieldChoice[]
  format(value: Value): string
  /** Returns undefined for what is no value. */
  parse(typed: string): Value | undefined
  readonly error: BackofficeFieldError
  /** What is said when nothing was typed, where it is something else. */
  readonly blankError?: BackofficeFieldError
}

type Named = Pick<SettingField, 'label' | 'hint'>

export function wholeNumber(named: Named, max: number, min = 1): SettingField<number> {
  return {
    ...{ ...named, isRequired: true, input: { inputMode: 'numeric' }, error: 'wholeNumber', format: String },
    parse: (typed) => parseWholeNumber(typed, max, min),
  }
}

/** One of a few values. `names` has the name of each, in the order in which they are shown. */
export function choice<Known extends string>(
  label: string,
  known: readonly Known[],
  names: Readonly<Record<Known, string>>,
): SettingField<Known> {
  return {
    ...{ label, isRequired: true, error: 'required', format: String },
    choices: known.map((value) => ({ value, name: names[value] })),
    parse: (typed) => known.find((value) => value === typed),
  }
}

export function yesOrNo(label: string, names: Readonly<Record<'yes' | 'no', string>>): SettingField<boolean> {
  const { parse, ...field } = choice(label, ['yes', 'no'], names)
  return {
    ...field,
    format: (value) => (value ? 'yes' : 'no'),
    parse: (typed) => (parse(typed) === undefined ? undefined : typed === 'yes'),
  }
}

/** A line of text of at most so many characters. */
export function line(named: Named, maxLength: number, isRequired: boolean): SettingField<string> {
  return {
    ...{ ...named, isRequired, input: { maxLength }, error: 'tooLong', format: String },
    parse: (typed) => (countCharacters(typed) <= maxLength ? typed : undefined),
    blankError: 'required',
  }
}

/** A field that may be empty: then its value is undefined. */
export function optional<Value>(field: SettingField<Value>): SettingField<Value | undefined> {
  return { ...field, isRequired: false, format: (value) => (value === undefined ? '' : field.format(value)) }
}

/** A setting and the form it is edited in: all that is its own, but for its layout where it has a panel. */
export interface SettingForm {
  readonly key: SettingKey & keyof typeof settingsMessages.parts
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
  /** Cleans what is typed into a field. */
  clean(typed: string): string
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
  form: Pick<SettingForm, 'key' | 'group' | 'names' | 'rows'> &
    Partial<Pick<SettingForm, 'clean'>> & {
      readonly fields: { readonly [Name in keyof Fields]-?: SettingField<Fields[Name]> }
      toFields(value: Value): Fields
      fromFields(values: Fields): Value
    },
): SettingForm {
  return { clean: cleanLine, ...form } as unknown as SettingForm
}

/** Returns what the fields of a form show of a value. */
export function settingTexts(form: SettingForm, value: object): Typed {
  const values = form.toFields(value)
  const texts = Object.entries(form.fields).map(([name, { format }]) => {
    const part = values[name]
    return [name, part === undefined ? '' : format(part)]
  })
  return Object.fromEntries(texts)
}

type SettingReading =
  | { readonly outcome: 'read'; readonly value: object }
  | { readonly outcome: 'invalid'; readonly fieldErrors: BackofficeFieldErrors<string> }

/** Reads the fields of a form, or returns what is wrong with them. */
export function readSetting({ fields, fromFields }: SettingForm, typed: Typed): SettingReading {
  const read = Object.entries(fields).map(([name, field]) => [name, readField(field, typed[name] ?? '')] as const)
  const errors = read.flatMap(([name, { error }]) => (error ? [[name, error]] : []))
  if (errors.length > 0) return { outcome: 'invalid', fieldErrors: Object.fromEntries(errors) }
  return { outcome: 'read', value: fromFields(Object.fromEntries(read.map(([name, { value }]) => [name, value]))) }
}

interface FieldReading {
  readonly value?: unknown
  readonly error?: BackofficeFieldError
}

function readField({ isRequired, parse, error, blankError = error }: SettingField, typed: string): FieldReading {
  if (typed === '') return isRequired ? { error: blankError } : { value: undefined }
  const value = parse(typed)
  return value === undefined ? { error } : { value }
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
