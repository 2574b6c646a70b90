import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { analyzeWord } from '#domain/search/analyzer/analyze.ts'
import { keysOf } from '#domain/search/keys-of.ts'

/** To be raised with every change of the analyzer: all words are then analyzed again. */
const analyzerVersion = 3

const batchSize = 1000

/** Stores the stems and the skeleton of the words that this analyzer has not analyzed yet. */
export async function analyzeCatalogWords(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  while ((await analyzeBatch(marketplace)) === batchSize);
}

function analyzeBatch(marketplace: Marketplace): Promise<number> {
  return inTransaction(marketplace, async ({ db }) => {
    const rows = await db
      .selectFrom('catalog_words')
      .select('word')
      .where('analyzer_version', '<', analyzerVersion)
      .orderBy('word')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute()
    if (rows.length === 0) return 0
    const analyzed = rows.map(({ word }) => ({
      word,
      stems: keysOf(word),
      skeleton: analyzeWord(word).skeleton ?? null,
    }))
    await sql`
      update catalog_words as known set stems = array(select jsonb_array_elements_text(new.stems)), skeleton = new.skeleton,
        analyzer_version = ${analyzerVersion}
      from jsonb_to_recordset(${JSON.stringify(analyzed)}::jsonb) as new (word text, stems jsonb, skeleton text)
      where known.word = new.word`.execute(db)
    // Searches find products by what has been written now.
    await sql`select notify_cache_tag('search')`.execute(db)
    return rows.length
  })
}
