import { isDeepStrictEqual } from 'node:util'
import { mayEditSearchEntries } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import {
  findSearchEntryProblem,
  type SearchEntryProblem,
  tidySearchEntry,
  wordsOfPhrase,
} from './check-search-entry.ts'
import { maxSearchEntries, type SearchEntry, type SearchEntryDraft } from './search-entry.ts'
import { searchEntryFromRow, selectSearchEntries } from './search-entry-rows.ts'

export type SearchEntryOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  | { readonly outcome: 'invalid'; readonly problem: SearchEntryProblem }
  | { readonly outcome: 'too-many' }
  /** Another entry is for the same words. */
  | { readonly outcome: 'exists'; readonly other: SearchEntry }
  /** Somebody else has edited it since; `current` is what is saved. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: SearchEntry }

/** Adds what a search does from now on. Requires an owner. */
export async function addSearchEntry(marketplace: Marketplace, draft: SearchEntryDraft): Promise<SearchEntryOutcome> {
  requireAllowed(mayEditSearchEntries(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const added = tidySearchEntry(draft)
    const problem = await findSearchEntryProblem(marketplace, added)
    if (problem) return { outcome: 'invalid', problem }
    const words = wordsOfPhrase(added.asked)
    const refusal = await lockList(marketplace, 'search_entries', { name: words, max: maxSearchEntries })
    if (refusal === 'name-taken') return { outcome: 'exists', other: await getEntryFor(marketplace, words) }
    if (refusal) return { outcome: refusal }
    const { id } = await marketplace.db
      .insertInto('search_entries')
      .values({ ...rowOf(added), created_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'search entry', id, action: 'added', after: added })
    return { outcome: 'saved', id }
  })
}

/** Edits an entry, unless somebody else has since the version that was shown. Requires an owner. Throws NotFound. */
export async function editSearchEntry(
  marketplace: Marketplace,
  id: number,
  { version, edited: draft }: { readonly version: number; readonly edited: SearchEntryDraft },
): Promise<SearchEntryOutcome> {
  requireAllowed(mayEditSearchEntries(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const after = tidySearchEntry(draft)
    const words = wordsOfPhrase(after.asked)
    const refusal = await lockList(marketplace, 'search_entries', { name: words, except: id })
    const current = await getSearchEntry(marketplace, id)
    const before = draftOf(current)
    if (isDeepStrictEqual(before, after)) return { outcome: 'saved', id }
    if (current.version !== version) return { outcome: 'changed-meanwhile', current }
    const problem = await findSearchEntryProblem(marketplace, after)
    if (problem) return { outcome: 'invalid', problem }
    if (refusal) return { outcome: 'exists', other: await getEntryFor(marketplace, words) }
    await marketplace.db
      .updateTable('search_entries')
      .set({ ...rowOf(after), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await recordAudit(marketplace, { entity: 'search entry', id, action: 'edited', before, after })
    return { outcome: 'saved', id }
  })
}

/**
 * Removes an entry, unless somebody else has edited it since the version that was shown. Requires an owner. Throws
 * NotFound.
 */
export async function removeSearchEntry(
  marketplace: Marketplace,
  id: number,
  version: number,
): Promise<Extract<SearchEntryOutcome, { readonly outcome: 'saved' | 'changed-meanwhile' }>> {
  requireAllowed(mayEditSearchEntries(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'search_entries')
    const current = await getSearchEntry(marketplace, id)
    if (current.version !== version) return { outcome: 'changed-meanwhile', current }
    await marketplace.db.deleteFrom('search_entries').where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'search entry', id, action: 'removed', before: draftOf(current) })
    return { outcome: 'saved', id }
  })
}

export function draftOf({ id: _, version: __, ...draft }: SearchEntry): SearchEntryDraft {
  return draft
}

export async function findSearchEntry(marketplace: Marketplace, id: number): Promise<SearchEntry | undefined> {
  const row = await selectSearchEntries(marketplace).where('id', '=', id).executeTakeFirst()
  return row && searchEntryFromRow(row)
}

async function getSearchEntry(marketplace: Marketplace, id: number): Promise<SearchEntry> {
  const entry = await findSearchEntry(marketplace, id)
  if (!entry) throw new NotFound('search entry', id)
  return entry
}

/** Returns the entry for these words, of which there is at most one. */
async function getEntryFor(marketplace: Marketplace, words: string): Promise<SearchEntry> {
  return searchEntryFromRow(
    await selectSearchEntries(marketplace).where('asked_words', '=', words).executeTakeFirstOrThrow(),
  )
}

function rowOf({ asked, kind, finds, category, storeId }: SearchEntryDraft) {
  return {
    ...{ asked, asked_words: wordsOfPhrase(asked), kind, finds: [...finds] },
    ...{ category: category ?? null, store_id: storeId ?? null },
  }
}
