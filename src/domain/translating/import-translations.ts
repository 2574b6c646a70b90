import { isInScope, isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type ChangedText, editTexts, type TextEdit, type TextOutcome } from './edit-texts.ts'
import { mayTranslate } from './may-translate.ts'
import { openThings } from './open-things.ts'
import { parseTextKey, type TextKey, type ThingId, textKey, thingKey } from './text-key.ts'
import { textRuleOf } from './text-rules.ts'
import { cleanTextOf, type TextProblem, type TranslatedThing, textOf, textProblem } from './translated-thing.ts'

/** A row of a file with translations: an empty text leaves what is there. */
export interface TranslationRow {
  /** From 1, as people count the lines of the file. */
  readonly line: number
  readonly key: string
  readonly texts: { readonly [Language in Locale]?: string }
  /** It says something in cells without a heading: its texts may belong elsewhere. */
  readonly hasMoreCells?: true
}

/** Rows of one file. More are taken in several files. */
export const maxTranslationRows = 5000

/** Things that a preview reads at once. */
const thingsPerRead = 200

/** Rows that are saved at once: orders of the same sizes wait for the transaction. */
export const maxChangedRows = 500

/** What a row would change, or why it would not. */
export type TranslationRowPreview =
  | {
      readonly outcome: 'changed'
      readonly line: number
      readonly key: TextKey
      readonly changes: readonly TextChange[]
    }
  | { readonly outcome: 'unchanged'; readonly line: number; readonly key: TextKey }
  /** The row has more cells than headings, the shop has no such text, or another row has the same key. */
  | { readonly outcome: 'more-cells' | 'unknown-key' | 'twice'; readonly line: number; readonly key: string }
  /** Only owners may change texts of the shop profile. */
  | { readonly outcome: 'not-allowed'; readonly line: number; readonly key: TextKey }
  /** There are `maxChangedRows` before it. Once those are saved, the same file brings the next ones. */
  | { readonly outcome: 'later'; readonly line: number; readonly key: TextKey }
  | { readonly outcome: TextProblem; readonly line: number; readonly key: TextKey; readonly locale: Locale }

export interface TextChange {
  readonly locale: Locale
  /** Empty when the text is new. */
  readonly from: string
  readonly to: string
}

export type TranslationImportOutcome =
  | { readonly outcome: 'saved'; readonly texts: number }
  /** Somebody else has changed these texts since the preview. Nothing was saved. */
  | { readonly outcome: 'changed-meanwhile'; readonly texts: readonly ChangedText[] }
  /** Nothing was saved, because of this thing. */
  | { readonly outcome: 'refused'; readonly thing: ThingId }

/** Returns what each row would change, without saving. */
export async function previewTranslationImport(
  marketplace: Marketplace,
  rows: readonly TranslationRow[],
): Promise<TranslationRowPreview[]> {
  requireScope(mayEditProducts(marketplace.actor))
  const things = await openNamed(marketplace, rows)
  const seen = new Set<string>()
  const previews = rows.map((row): TranslationRowPreview => {
    const { line, key } = row
    if (row.hasMoreCells) return { outcome: 'more-cells', line, key }
    const isFirst = !seen.has(key)
    seen.add(key)
    const parsed = parseTextKey(key)
    const thing = parsed && things.get(thingKey(parsed.thing))
    if (!parsed || !thing || !Object.hasOwn(thing.originals, parsed.field)) return { outcome: 'unknown-key', line, key }
    if (!isFirst) return { outcome: 'twice', line, key }
    const preview = previewRow(thing, parsed.field, row)
    return preview.outcome === 'changed' && !mayTranslate(marketplace.actor, parsed.thing.kind)
      ? { outcome: 'not-allowed', line, key: preview.key }
      : preview
  })
  return withinLimit(previews)
}

/** Returns the things of the rows by their keys, without unknown ones. */
async function openNamed(
  marketplace: Marketplace,
  rows: readonly TranslationRow[],
): Promise<ReadonlyMap<string, TranslatedThing>> {
  const named = new Map<string, ThingId>()
  for (const { key } of rows) {
    const parsed = parseTextKey(key)
    if (parsed) named.set(thingKey(parsed.thing), parsed.thing)
  }
  const ids = [...named.values()]
  const opened = new Map<string, TranslatedThing>()
  for (let from = 0; from < ids.length; from += thingsPerRead)
    for (const thing of await openThings(marketplace, ids.slice(from, from + thingsPerRead)))
      opened.set(thingKey(thing.thing), thing)
  return opened
}

function withinLimit(previews: readonly TranslationRowPreview[]): TranslationRowPreview[] {
  let changed = 0
  return previews.map((row) => {
    if (row.outcome !== 'changed') return row
    changed += 1
    return changed > maxChangedRows ? { outcome: 'later', line: row.line, key: row.key } : row
  })
}

function previewRow(thing: TranslatedThing, field: string, { line, texts }: TranslationRow): TranslationRowPreview {
  const key = textKey(thing.thing, field)
  const rule = textRuleOf(thing.thing, field)
  const changes: TextChange[] = []
  for (const locale of locales) {
    const to = cleanTextOf(rule, texts[locale] ?? '')
    const from = textOf(thing, field, locale)
    // A stored text that cleaning would change comes back cleaned, which is no change.
    if (to === '' || to === from || to === cleanTextOf(rule, from)) continue
    const problem = textProblem(rule, to, locale === thing.locale)
    if (problem) return { outcome: problem, line, key, locale }
    changes.push({ locale, from, to })
  }
  return changes.length > 0 ? { outcome: 'changed', line, key, changes } : { outcome: 'unchanged', line, key }
}

/**
 * Saves previewed rows, all or none, unless a text has changed since the preview. Each thing is audited as one edit.
 */
export async function importTranslations(
  marketplace: Marketplace,
  previewed: readonly TranslationRowPreview[],
): Promise<TranslationImportOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  const edited = editedThings(previewed)
  try {
    return await inTransaction(marketplace, async (marketplace) => {
      await lockEdited(marketplace, scope, edited)
      let texts = 0
      for (const { thing, edits } of edited) {
        const result = await editTexts(marketplace, thing, edits)
        if (result.outcome !== 'saved') throw new ImportStopped(thing, result)
        texts += edits.length
      }
      return { outcome: 'saved', texts }
    })
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error
    const { thing, result } = error
    return result.outcome === 'changed-meanwhile' ? result : { outcome: 'refused', thing }
  }
}

interface EditedThing {
  readonly thing: ThingId
  readonly edits: readonly TextEdit[]
}

/** Returns the edits of each thing: by kind, then by id, so that two imports lock things in one order. */
function editedThings(previewed: readonly TranslationRowPreview[]): EditedThing[] {
  const byThing = new Map<string, EditedThing>()
  for (const row of previewed) {
    const parsed = row.outcome === 'changed' ? parseTextKey(row.key) : undefined
    if (row.outcome !== 'changed' || !parsed) continue
    const { thing, field } = parsed
    const earlier = byThing.get(thingKey(thing))?.edits ?? []
    const edits = row.changes.map(({ locale, from, to }) => ({ field, locale, text: to, basedOn: from }))
    byThing.set(thingKey(thing), { thing, edits: [...earlier, ...edits] })
  }
  const inOrder = [...byThing].sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  return inOrder.map(([, edited]) => edited)
}

/**
 * Locks products, then those of their sizes that change, as an import of products does: orders lock sizes in the order
 * of their ids too, so that none of these can deadlock.
 */
async function lockEdited({ db }: Marketplace, scope: StoreScope, edited: readonly EditedThing[]): Promise<void> {
  const products = edited.filter(({ thing }) => thing.kind === 'product')
  const idsOf = (things: readonly EditedThing[]) => [0, ...things.map(({ thing }) => Number(thing.id))]
  const withSizes = products.filter(({ edits }) => edits.some(({ field }) => field.startsWith('size-')))
  const inScope = db.selectFrom('products').select('id').where(isInScope(scope, 'products.store_id'))
  await inScope.where('id', 'in', idsOf(products)).orderBy('id').forUpdate().execute()
  await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', 'in', idsOf(withSizes))
    .where(isProductInScope(scope, 'product_id'))
    .where('retired_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Rolls the transaction back. */
class ImportStopped extends Error {
  readonly thing: ThingId
  readonly result: TextOutcome

  constructor(thing: ThingId, result: TextOutcome) {
    super('The import was stopped')
    this.thing = thing
    this.result = result
  }
}
