import { sql } from 'kysely'
import { mayActInPublic } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeNetworkQuota } from '#domain/rate-limits/consume-network-quota.ts'
import { countableWords } from '#domain/search/countable-words.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { findSearchedText, noteSearchedText } from './find-searched-text.ts'
import { type SearchStep, stepQuota } from './search-step.ts'

const maxSecondsAgo = 24 * 3600

/**
 * Counts a step of a search by text, language and day. Nothing of a person is stored: numbers and addresses in the text
 * are dropped, and its words are stored only once several devices have asked for it. Throws RateLimited.
 */
export async function countSearch(marketplace: Marketplace, search: SearchStep): Promise<void> {
  requireAllowed(mayActInPublic(marketplace.actor))
  const words = countableWords(search.searchText)
  const seconds = search.step === 'search' ? 0 : Math.min(Math.max(0, search.secondsAgo), maxSecondsAgo)
  const day = tunisDayOf(new Date(marketplace.clock.now().getTime() - seconds * 1000))
  await inTransaction(marketplace, async (marketplace) => {
    if (search.step === 'search') await addSearch(marketplace, { ...search, words, day })
    else await addStep(marketplace, search, words, day)
    await consumeNetworkQuota(marketplace, 'search', { name: 'search step', quota: stepQuota })
  })
}

async function addSearch(
  marketplace: Marketplace,
  search: SearchStep & { readonly words: string; readonly day: TunisDay },
): Promise<void> {
  const textId = search.words === '' ? undefined : await noteSearchedText(marketplace, search)
  const without = search.hasResults ? 0 : 1
  await marketplace.db
    .insertInto('search_counts')
    .values({
      ...{ day: search.day, locale: search.locale, text_id: textId ?? null },
      ...{ searches: 1, without_results: without },
    })
    .onConflict((conflict) =>
      conflict.columns(['day', 'locale', 'text_id']).doUpdateSet({
        searches: sql<number>`search_counts.searches + 1`,
        without_results: sql<number>`search_counts.without_results + ${without}`,
      }),
    )
    .execute()
}

const columns = { click: 'clicks', addition: 'additions', order: 'orders' } as const

/** There are never more steps than searches with results, whatever a stranger sends. */
async function addStep(
  { db, ...marketplace }: Marketplace,
  { step, locale }: SearchStep,
  words: string,
  day: TunisDay,
): Promise<void> {
  if (step === 'search') return
  const textId = words === '' ? undefined : await findSearchedText({ db, ...marketplace }, words)
  const column = sql.ref(columns[step])
  await sql`
    update search_counts set ${column} = least(${column} + 1, searches - without_results)
    where day = ${day} and locale = ${locale} and text_id is not distinct from ${textId ?? null}::integer`.execute(db)
}
