import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { editTexts } from '#domain/translating/edit-texts.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import { parseTextKey, thingKey } from '#domain/translating/text-key.ts'
import { textRuleOf } from '#domain/translating/text-rules.ts'
import { cleanTextOf, type TextProblem } from '#domain/translating/translated-thing.ts'
import { done } from '#web/http/done.ts'
import { type DisplayedThing, displayedThing, type Texts } from './displayed-thing.ts'
import { readTranslationForm } from './translation-form.ts'

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
