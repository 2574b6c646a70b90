import { requireScope } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { withTexts } from '#domain/translations.ts'
import { lockThing } from './lock-thing.ts'
import { mayTranslate } from './may-translate.ts'
import { type TextKey, type ThingId, textKey } from './text-key.ts'
import { textRuleOf } from './text-rules.ts'
import { cleanTextOf, type TextProblem, type TranslatedThing, textOf, textProblem } from './translated-thing.ts'

/** A text to save, and the text that was shown when it was typed; empty where there was none. */
export interface TextEdit {
  readonly field: string
  readonly locale: Locale
  readonly text: string
  readonly basedOn: string
}

export type TextOutcome =
  | { readonly outcome: 'saved' }
  /** Somebody else has changed these texts since `basedOn`; `current` is what they are now. */
  | { readonly outcome: 'changed-meanwhile'; readonly texts: readonly ChangedText[] }
  | { readonly outcome: 'invalid'; readonly field: string; readonly problem: TextProblem }
  /** The newsletter has been sent, or another store, size or color has this name. */
  | { readonly outcome: 'refused' }

export interface ChangedText {
  readonly key: TextKey
  readonly locale: Locale
  readonly current: string
}

/**
 * Saves texts of a thing, all or none: an empty text removes a translation. In the language it was written in, a text
 * is that of the thing itself. Those who may edit the thing may translate it; the edit is audited and undone like any
 * other. Throws NotFound for an unknown thing or field.
 */
export async function editTexts(
  marketplace: Marketplace,
  id: ThingId,
  edits: readonly TextEdit[],
): Promise<TextOutcome> {
  const scope = requireScope(mayTranslate(marketplace.actor, id.kind))
  return inTransaction(marketplace, async (marketplace) => {
    const { thing, save } = await lockThing(marketplace, scope, id)
    const cleaned = edits.map((edit) => ({ ...edit, text: cleanTextOf(textRuleOf(id, edit.field), edit.text) }))
    for (const { field, locale, text } of cleaned) {
      if (!Object.hasOwn(thing.originals, field)) throw new NotFound('text', textKey(id, field))
      const problem = textProblem(textRuleOf(id, field), text, locale === thing.locale)
      if (problem) return { outcome: 'invalid', field, problem }
    }
    const texts = cleaned.flatMap(({ field, locale, text, basedOn }) => {
      const current = textOf(thing, field, locale)
      return current === basedOn || current === text ? [] : [{ key: textKey(id, field), locale, current }]
    })
    if (texts.length > 0) return { outcome: 'changed-meanwhile', texts }
    const outcome = await save(withEdits(thing, cleaned))
    // Somebody has saved the shop profile since it was read, perhaps other texts: compare with those.
    return outcome === 'changed-meanwhile' ? editTexts(marketplace, id, edits) : { outcome }
  })
}

function withEdits(
  thing: TranslatedThing,
  edits: readonly TextEdit[],
): Pick<TranslatedThing, 'originals' | 'translations'> {
  let { originals, translations } = thing
  for (const { field, locale, text } of edits)
    if (locale === thing.locale) originals = { ...originals, [field]: text }
    else translations = withTexts(translations, { [locale]: { [field]: text === '' ? null : text } })
  return { originals, translations }
}
