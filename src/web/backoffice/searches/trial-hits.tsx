import { Link } from 'react-router'
import type { ExplainedHit } from '#domain/catalog/search/explain-search.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'

/** The first hits of a search, each with what decides where it stands. */
export function TrialHits({ hits }: { hits: readonly ExplainedHit[] }) {
  if (hits.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">{searchesMessages.trialHits}</h3>
      <p className="text-ink-soft text-sm">{searchesMessages.trialOrder}</p>
      <ol className="mt-1 divide-y divide-sand-deep">
        {hits.map(({ id, name, matches, missingWords, isInStock, soldLately }, place) => (
          <li key={id} className="py-2">
            <p className="flex gap-2">
              <span className="text-ink-soft tabular-nums">{place + 1}</span>
              <Link
                to={adminProductPath(String(id))}
                className="min-w-0 break-words font-semibold text-door hover:underline"
              >
                <bdi>{name}</bdi>
              </Link>
            </p>
            <ul className="break-words ps-5 text-sm">
              {matches.map(({ word, field, exactness, score }) => (
                <li key={word}>
                  {searchesMessages.trialMatch(
                    word,
                    searchesMessages.trialFields[field],
                    searchesMessages.trialExactnesses[exactness],
                    score,
                  )}
                </li>
              ))}
              {missingWords.map((word) => (
                <li key={word}>{searchesMessages.trialMissing(word)}</li>
              ))}
              <li className="text-ink-soft">
                {searchesMessages.trialStock[isInStock ? 'yes' : 'no']} · {searchesMessages.trialSold(soldLately)}
              </li>
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
