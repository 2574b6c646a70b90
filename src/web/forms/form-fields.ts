import { z } from 'zod'
import { cutText } from '#domain/cut-text.ts'
import { cleanLine, cleanPlainLine, cleanText } from '#domain/text.ts'
import { readId } from '#web/http/parse-id.ts'

/** The values that a form has sent for a field, in their order. These schemas accept all values, missing ones too. */
const values = z.array(z.unknown()).default([])

/** The first value as it was typed; empty for a missing field and for a file. */
export const rawText = values.transform(([first]) => (typeof first === 'string' ? first : ''))

/** Cleaned text of one line. */
export const line = rawText.transform(cleanLine)

/**
 * The same without non-breaking spaces, for what is compared or parsed: names of people, contacts, addresses, prices,
 * searches.
 */
export const plainLine = rawText.transform(cleanPlainLine)

/** Cleaned text of several lines. */
export const paragraphs = rawText.transform(cleanText)

/** Cleaned text of one line, cut to a number of characters, which the field does not let people exceed. */
export function cutLine(maxLength: number) {
  return line.transform((text) => cutText(text, maxLength).trimEnd())
}

/** Cleaned text of several lines, cut like `cutLine`. */
export function cutParagraphs(maxLength: number) {
  return paragraphs.transform((text) => cutText(text, maxLength).trimEnd())
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The submission key of a form, a UUID as browsers and Node make it; undefined for anything else. */
export const submissionKey = rawText.transform((sent) => (uuid.test(sent) ? sent : undefined))

/** One of the known values; undefined for anything else. */
export function known<Known extends string>(values: readonly Known[]) {
  return rawText.transform((sent) => values.find((value) => value === sent))
}

/** Whether the field was sent at all, as browsers do with a checkbox or button. */
export const isSent = values.transform((sent) => sent.length > 0)

/** All values of a repeated field as texts. */
export const rawTexts = values.transform((sent) => sent.map(String))

/** An id or a version that the page sent; undefined for anything else. */
export const sentId = rawText.transform(readId)

/** The same of what there may be none of: 0. */
export const sentIdOrZero = rawText.transform((sent) => readId(sent) ?? 0)

/** All values of a repeated field that are ids. */
export const ids = rawTexts.transform((sent) => sent.flatMap((text) => readId(text) ?? []))

/**
 * The value of a pressed button, one of those known: `hidden 12` decides about one row, `hidden` about all selected
 * ones.
 */
export function rowDecision<Known extends string>(decisions: readonly Known[]) {
  return rawText.transform((sent) => {
    const [wanted, ...id] = sent.split(' ')
    return { decision: decisions.find((known) => known === wanted), ids: id.length > 0 ? ids.parse(id) : undefined }
  })
}

/** Reads the fields of a form with a schema of the fields above, which refuses nothing. */
export function readFields<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  const byName = Map.groupBy(form, ([name]) => name)
  return schema.parse(Object.fromEntries(Array.from(byName, ([name, sent]) => [name, sent.map(([, value]) => value)])))
}

/** Parses JSON in a hidden field; undefined when it does not have the shape. */
export function jsonIn<Shape extends z.ZodType>(shape: Shape) {
  return rawText.transform((text): z.output<Shape> | undefined => {
    try {
      return shape.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  })
}

/** Reads JSON in a hidden field of a form; undefined when it does not have the shape. */
export function readJson<Shape extends z.ZodType>(
  form: FormData,
  name: string,
  shape: Shape,
): z.output<Shape> | undefined {
  return jsonIn(shape).parse(form.getAll(name))
}
