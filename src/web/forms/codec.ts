import { parseCategory } from '#domain/category.ts'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { formatPhone, latinDigits, type Phone, parsePhone } from '#domain/phone.ts'
import { cleanLine, cleanPlainLine, cleanText, countCharacters } from '#domain/text.ts'
import { momentInTunis, parseDay, type TunisDay, tunisTimeOf } from '#domain/tunis-day.ts'
import { readId } from '#web/http/parse-id.ts'
import { numberFieldValue, priceFieldValue } from '#web/text/format.ts'
import { parseWholeNumber } from './parse-whole-number.ts'
import { textIn } from './read-form.ts'

/** Attributes of the input of a field. */
interface InputAttributes {
  readonly inputMode?: 'numeric' | 'decimal' | 'url'
  readonly type?: 'date' | 'datetime-local' | 'tel' | 'email'
  readonly dir?: 'ltr'
  /** In characters. */
  readonly maxLength?: number
  readonly autoComplete?: 'off'
}

/** Either the value, or what is wrong: the key of a message. */
type Decoded<Value, Error> = { readonly value: Value } | { readonly error: Error }

/**
 * How a field of a form is read and shown: what is typed, and the value it stands for. These are plain objects, since
 * pages take the attributes of their inputs from them.
 */
export interface Codec<Value, Error extends string = string, Typed = string> {
  /** Returns what a form has sent for the field, cleaned, right or wrong. */
  sent(form: FormData, name: string): Typed
  /** Takes what `sent` returns. */
  decode(typed: Typed): Decoded<Value, Error>
  encode(value: Value): Typed
  /** Whether the field must not be empty. */
  readonly isRequired: boolean
  readonly input: InputAttributes
}

interface TextCodec<Value, Error extends string, Blank extends string> {
  /** Returns undefined for what is no value. */
  parse(typed: string): Value | undefined
  /** The value as text; `String` by default. */
  format?(value: Value): string
  readonly error: Error
  /** What is wrong when nothing was typed, where that is something else. */
  readonly blank?: Blank
  /** Cleans what was typed; `cleanPlainLine` by default. */
  clean?(typed: string): string
  readonly input?: InputAttributes
}

/** A value that is typed as text and must be given. */
export function codec<Value, const Error extends string, const Blank extends string = Error>(
  field: TextCodec<Value, Error, Blank>,
): Codec<Value, Error | Blank> {
  const { parse, format = String, error, blank = error, clean = cleanPlainLine, input = {} } = field
  return {
    ...{ isRequired: true, input, sent: (form, name) => clean(textIn(form, name)), encode: format },
    decode: (typed) => {
      const value = parse(typed)
      return value === undefined ? { error: typed === '' ? blank : error } : { value }
    },
  }
}

/** A field that may be empty: then its value is undefined. */
export function optional<Value, Error extends string>(codec: Codec<Value, Error>): Codec<Value | undefined, Error> {
  return {
    ...{ ...codec, isRequired: false },
    decode: (typed) => (typed === '' ? { value: undefined } : codec.decode(typed)),
    encode: (value) => (value === undefined ? '' : codec.encode(value)),
  }
}

/** A field whose value is another one when it is empty. */
export function withDefault<Value, Error extends string>(
  codec: Codec<Value, Error>,
  value: Value,
): Codec<Value, Error> {
  return {
    ...{ ...codec, isRequired: false },
    decode: (typed) => (typed === '' ? { value } : codec.decode(typed)),
  }
}

/** The field of a value that stands for another one, which has a text of its own. */
export function mapped<Value, Other, Error extends string>(
  codec: Codec<Value, Error>,
  map: { decode(value: Value): Other; encode(other: Other): string },
): Codec<Other, Error> {
  return {
    ...{ ...codec, encode: map.encode },
    decode: (typed) => {
      const reading = codec.decode(typed)
      return 'value' in reading ? { value: map.decode(reading.value) } : reading
    },
  }
}

/** A field that forms send under another name. */
export function sentAs<Value, Error extends string, Typed>(
  name: string,
  codec: Codec<Value, Error, Typed>,
): Codec<Value, Error, Typed> {
  return { ...codec, sent: (form) => codec.sent(form, name) }
}

/** A text that may be empty, of at most so many characters. */
function text<Error extends string = 'tooLong'>(
  maxLength: number,
  clean: (typed: string) => string,
  error = 'tooLong' as Error,
): Codec<string, Error> {
  const parse = (typed: string) => (countCharacters(typed) <= maxLength ? typed : undefined)
  return { ...codec({ parse, clean, error }), isRequired: false }
}

/** A text of one line; empty where nothing is typed, not undefined. */
export const line = (maxLength: number) => ({ ...text(maxLength, cleanLine), input: { maxLength } })

/** The same without non-breaking spaces, for what is compared: names of people, addresses. */
export const plainLine = (maxLength: number) => ({ ...text(maxLength, cleanPlainLine), input: { maxLength } })

/** A text of several lines. Its input has no limit: browsers would cut the end of what is pasted without a word. */
export const paragraphs = (maxLength: number) => text(maxLength, cleanText)

/** A text of several lines that is sent by email. */
export const emailText = (maxLength: number) => text(maxLength, cleanText, 'tooLongForEmail')

/** A text that must not be empty. */
export function required<Error extends string, Blank extends string = 'required'>(
  text: Codec<string, Error>,
  blank = 'required' as Blank,
): Codec<string, Error | Blank> {
  return { ...text, isRequired: true, decode: (typed) => (typed === '' ? { error: blank } : text.decode(typed)) }
}

/** A text whose length is checked before its value. */
export function piped<Value, Error extends string, TextError extends string>(
  text: Codec<string, TextError>,
  codec: Codec<Value, Error>,
): Codec<Value, Error | TextError> {
  return {
    ...{ ...codec, sent: text.sent, input: { ...text.input, ...codec.input } },
    decode: (typed) => {
      const reading = text.decode(typed)
      return 'error' in reading ? reading : codec.decode(reading.value)
    },
  }
}

/** One of the known values. */
export function oneOf<Known extends string, Error extends string = 'required'>(
  known: readonly Known[],
  error = 'required' as Error,
): Codec<Known, Error> {
  // What is chosen is not typed, and a tab is one of the choices of a separator.
  return codec({ parse: (sent) => known.find((candidate) => candidate === sent), error, clean: (sent) => sent })
}

const amount = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const
const digits = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const

/** A price in dinars, more than 0. */
export const price: Codec<Millimes, 'price'> = codec({
  ...{ parse: parsePrice, format: priceFieldValue, error: 'price', input: amount },
})

/** A price in dinars of at most `max`. */
export function priceUpTo(max: Millimes): Codec<Millimes, 'price'> {
  return { ...price, decode: (typed) => notAbove(max, price.decode(typed)) }
}

/** An amount in dinars of at most `max`, which may be 0. */
export function feeUpTo(max: Millimes): Codec<Millimes, 'price'> {
  const isZero = (typed: string) => /^0+([.,٫]0*)?$/.test(latinDigits(typed))
  return {
    ...price,
    decode: (typed) => (isZero(typed) ? { value: millimes(0) } : notAbove(max, price.decode(typed))),
  }
}

function notAbove(max: Millimes, decoded: Decoded<Millimes, 'price'>): Decoded<Millimes, 'price'> {
  return 'value' in decoded && decoded.value > max ? { error: 'price' } : decoded
}

/** A whole number from `min` to `max`. */
export function wholeNumber<Error extends string = 'wholeNumber'>(
  max: number,
  min = 1,
  error = 'wholeNumber' as Error,
): Codec<number, Error> {
  return codec({ parse: (typed) => parseWholeNumber(typed, max, min), error, input: digits })
}

/** A number above 0, of which `factor` are one of its unit: 10 for millimeters that are typed in centimeters. */
export function measure(factor: number): Codec<number, 'number'> {
  const parse = (typed: string) => {
    const text = latinDigits(typed).replace(/[,٫]/, '.')
    const value = /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * factor) : 0
    return value > 0 && value < 1_000_000 ? value : undefined
  }
  return codec({ parse, format: (value) => numberFieldValue(value / factor), error: 'number', input: amount })
}

/** A percentage from 0 to 100, in hundredths of a percent, also with a comma, in Arabic digits or with the sign. */
export const percentage: Codec<number, 'percentage'> = codec({
  ...{ parse: parsePercentage, format: (basisPoints) => numberFieldValue(basisPoints / 100) },
  ...{ error: 'percentage', input: amount },
})

function parsePercentage(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replace(/[\s%٪]/g, '')
    .replace(/[,٫]/, '.')
  const basisPoints = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
  return basisPoints >= 0 && basisPoints <= 10_000 ? basisPoints : undefined
}

/** A day as date inputs send it. */
export const day: Codec<TunisDay, 'day'> = codec({ parse: parseDay, error: 'day', input: { type: 'date' } })

/** A moment in the time of Tunis, to the minute. */
export const moment: Codec<Date, 'moment'> = codec({
  ...{ parse: momentInTunis, format: (moment) => tunisTimeOf(moment).slice(0, 16) },
  ...{ error: 'moment', input: { type: 'datetime-local' } },
})

export const phone: Codec<Phone, 'phone' | 'required'> = codec({
  ...{ parse: parsePhone, format: formatPhone, error: 'phone', blank: 'required', input: { type: 'tel', dir: 'ltr' } },
})

export const emailAddress: Codec<EmailAddress, 'email' | 'required'> = codec({
  ...{ parse: parseEmailAddress, error: 'email', blank: 'required', input: { type: 'email', dir: 'ltr' } },
})

/** The slug of a category. */
export function category<Error extends string>(error: Error): Codec<string, Error> {
  return codec({ parse: parseCategory, error })
}

/** The id of a row. */
export function id<Error extends string>(error: Error): Codec<number, Error> {
  return codec({ parse: readId, error })
}

/** All values of a repeated field, such as boxes of one name. */
export const texts: Codec<readonly string[], never, readonly string[]> = {
  ...{ isRequired: false, input: {}, sent: (form, name) => form.getAll(name).map(String) },
  ...{ decode: (value) => ({ value }), encode: (value) => value },
}

/** A repeated field with a value in each of `count` places. The first wrong one is its error. */
export function each<Value, Error extends string>(
  count: number,
  codec: Codec<Value, Error>,
): Codec<readonly Value[], Error, readonly string[]> {
  return {
    ...{ isRequired: codec.isRequired, input: codec.input },
    sent: (form, name) =>
      Array.from({ length: count }, (_, place) => cleanPlainLine(String(form.getAll(name)[place] ?? ''))),
    decode: (typed) => {
      const readings = typed.map((text) => codec.decode(text))
      const wrong = readings.find((reading) => 'error' in reading)
      return wrong ?? { value: readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])) }
    },
    encode: (values) => values.map((value) => codec.encode(value)),
  }
}

/** A box that is ticked or not. */
export const checkbox: Codec<boolean, never, boolean> = {
  ...{ isRequired: false, input: {}, sent: (form, name) => form.has(name) },
  ...{ decode: (value) => ({ value }), encode: (value) => value },
}
