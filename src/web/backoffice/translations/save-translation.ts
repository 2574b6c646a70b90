import { data } from 'react-router'
import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { editTexts, type TextEdit } from '#domain/translating/edit-texts.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import { parseTextKey, parseThingKey, thingKey } from '#domain/translating/text-key.ts'
import { textRuleOf } from '#domain/translating/text-rules.ts'
import { cleanTextOf, type TextProblem } from '#domain/translating/translated-thing.ts'
import { jsonIn, known, rawText, readFields } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { type DisplayedThing, displayedThing, type Texts } from './displayed-thing.ts'
import { translationName } from './translation-name.ts'

/** The result of the form of a thing. `base` are the texts that its next edit is based on. */
export type TranslationResult =
  | { readonly outcome: 'stale' }
  | { readonly outcome: 'saved'; readonly key: string; readonly name: string; readonly base: Texts }
  | (RefusedTexts & { readonly outcome: 'refused' })
  | (RefusedTexts & { readonly outcome: 'invalid'; readonly field: string; readonly problem: TextProblem })
  /** `theirs` are the texts that somebody else has saved, by field. */
  | (RefusedTexts & { readonly outcome: 'changed-meanwhile'; readonly theirs: Texts })

interface RefusedTexts {
  readonly key: string
  readonly base: Texts
  /** All texts as they were sent. */
  readonly typed: Texts
  /** The list may not have it any more. */
  readonly shown: DisplayedThing
}

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
function readTranslationForm(sent: FormData) {
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

export async function saveTranslation(office: Marketplace, form: FormData) {
  const read = readTranslationForm(form)
  if (!read) return data<TranslationResult>({ outcome: 'stale' }, { status: 422 })
  const { thing, to, base, typed, edits } = read
  const key = thingKey(thing)
  const result = await editTexts(office, thing, edits)
  const shown = await getTranslatedThing(office, thing)
  if (result.outcome === 'saved') {
    const saved = edits.map(({ field, text }) => [field, cleanTextOf(textRuleOf(thing, field), text)])
    const outcome = { ...result, key, name: shown.name, base: { ...base, ...Object.fromEntries(saved) } }
    return data<TranslationResult>(done(outcome))
  }
  const refused = { key, typed, shown: displayedThing(shown, to) }
  if (result.outcome !== 'changed-meanwhile')
    return data<TranslationResult>({ ...result, ...refused, base }, { status: 422 })
  const changed = result.texts.map(({ key, current }) => [parseTextKey(key)?.field ?? key, current])
  const theirs: Texts = Object.fromEntries(changed)
  const conflict = { outcome: result.outcome, ...refused, base: { ...base, ...theirs }, theirs }
  return data<TranslationResult>(conflict, { status: 409 })
}
