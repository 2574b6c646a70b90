import type { GoldenQuery } from '../golden-query.ts'
import { arabicQueries } from './arabic.ts'
import { arabiziQueries } from './arabizi.ts'
import { englishAndFrenchQueries } from './english-and-french.ts'
import { mixedQueries } from './mixed.ts'

/** The queries that the search may be adjusted to. */
export const goldenQueries: readonly GoldenQuery[] = [
  ...englishAndFrenchQueries,
  ...arabicQueries,
  ...arabiziQueries,
  ...mixedQueries,
]
