import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { type Governorate, isGovernorate } from '#domain/geography/governorate.ts'
import { parsePhone } from '#domain/phone.ts'
import { countCharacters } from '#domain/text.ts'

/**
 * Parses a typed text to a value of the domain. When `parse` returns undefined, the field has the error `error`, or
 * `blank` when nothing was typed. Errors are keys of messages; see `formChecker`.
 */
export function parsed<Value>(parse: (text: string) => Value | undefined, error: string, blank = error) {
  return z.string().transform((text, context) => {
    const value = parse(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: text === '' ? blank : error })
    return z.NEVER
  })
}

/** A field that may be empty: then its value is undefined. */
export function optional<Value>(schema: z.ZodType<Value, string>) {
  return z.string().transform((typed, context): Value | undefined => {
    if (typed === '') return undefined
    const { data, error } = schema.safeParse(typed)
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return data
  })
}

/** A text of at most so many characters, which may be empty. */
export function text(maxLength: number) {
  return z.string().refine((typed) => countCharacters(typed) <= maxLength, 'tooLong')
}

/** A text of at most so many characters that must be typed. */
export function requiredText(maxLength: number) {
  return text(maxLength).refine((typed) => typed !== '', 'required')
}

/** One of the known values. */
export function oneOf<Known extends string>(known: readonly Known[], error = 'required') {
  return parsed((typed) => known.find((candidate) => candidate === typed), error)
}

export const emailAddress = parsed(parseEmailAddress, 'email', 'required')

export const phone = parsed(parsePhone, 'phone', 'required')

/** The code of a governorate; undefined for anything else, which the form offers as no choice. */
export const governorate = z
  .string()
  .transform((code): Governorate | undefined => (isGovernorate(code) ? code : undefined))

/** Leaves out the fields whose value is undefined. */
export function withoutAbsent<Value extends object>(value: Value): WithoutAbsent<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as WithoutAbsent<Value>
}

type WithoutAbsent<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name]
} & { [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined> }
