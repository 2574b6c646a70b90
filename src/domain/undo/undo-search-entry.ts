import { isDeepStrictEqual } from 'node:util'
import type { AuditChange } from '#domain/audit/audit-change.ts'
import {
  addSearchEntry,
  draftOf,
  editSearchEntry,
  findSearchEntry,
  removeSearchEntry,
} from '#domain/catalog/search-entries/save-search-entry.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type UndoOutcome, undoneIf } from './undo-outcome.ts'

type SearchEntryChange = Extract<AuditChange, { readonly entity: 'search entry' }>

/** Undoes what was decided about a search, unless it has been decided again since. */
export async function undoSearchEntry(marketplace: Marketplace, change: SearchEntryChange): Promise<UndoOutcome> {
  if (change.action === 'removed')
    return undoneIf((await addSearchEntry(marketplace, change.before)).outcome === 'saved')
  const id = Number(change.id)
  const current = await findSearchEntry(marketplace, id)
  if (!current || !isDeepStrictEqual(draftOf(current), change.after)) return 'changed-since'
  const { version } = current
  const { outcome } =
    change.action === 'added'
      ? await removeSearchEntry(marketplace, id, version)
      : await editSearchEntry(marketplace, id, { version, edited: change.before })
  return undoneIf(outcome === 'saved')
}
