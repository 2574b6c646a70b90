import { z } from 'zod'
import { type SearchEntryDraft, searchEntryKinds } from '#domain/catalog/search-entries/search-entry.ts'
import { parseCategory } from '#domain/category.ts'
import { known, plainLine, rawText, readFields, sentId } from '#web/forms/form-fields.ts'

/** The form of an entry: its buttons say what the words shall do. A new entry has neither id nor version. */
const entryForm = z.object({
  /** The button that was pressed: a kind, or `remove`. */
  do: known([...searchEntryKinds, 'remove']),
  id: sentId,
  version: sentId,
  asked: plainLine,
  finds: plainLine,
  category: rawText.transform(parseCategory),
  store: sentId,
})

export type SentSearchEntry = z.output<typeof entryForm>

export function readSearchEntryForm(form: FormData): SentSearchEntry {
  return readFields(entryForm, form)
}

/** Phrases are separated by commas, of Arabic too. */
export function searchEntryDraftOf(
  kind: SearchEntryDraft['kind'],
  { asked, finds, category, store }: SentSearchEntry,
): SearchEntryDraft {
  return {
    ...{ asked, kind, finds: finds.split(/[,،;؛]/u) },
    ...(category !== undefined && { category }),
    ...(store !== undefined && { storeId: store }),
  }
}
