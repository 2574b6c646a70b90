import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import type { TextEdit } from '#domain/translating/edit-texts.ts'
import { parseThingKey } from '#domain/translating/text-key.ts'
import { jsonIn, known, rawText, readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import type { Texts } from './displayed-thing.ts'
import { translationName } from './translation-name.ts'

const form = z.object({
  thing: rawText.transform(parseThingKey),
  to: known(locales),
  /** The texts as they were when the form was opened. */
  base: jsonIn(z.record(z.string(), z.string())),
})

/**
 * Reads the form of a thing: all texts as typed, and the edits of those that were changed. Undefined when it is
 * malformed.
 */
export function readTranslationForm(sent: FormData) {
  const { thing, to, base } = readFields(form, sent)
  if (!thing || !to || !base) return undefined
  const nameOf = (field: string) => translationName(to, field)
  const fields = Object.keys(base).filter((field) => sent.has(nameOf(field)))
  const typed: Texts = Object.fromEntries(
    // Browsers send line breaks as CRLF.
    fields.map((field) => [field, textIn(sent, nameOf(field)).replaceAll('\r\n', '\n')]),
  )
  const edits = fields.flatMap((field): TextEdit[] => {
    const [text = '', basedOn = ''] = [typed[field], base[field]]
    return text === basedOn ? [] : [{ field, locale: to, text, basedOn }]
  })
  return { thing, to, base, typed, edits }
}
