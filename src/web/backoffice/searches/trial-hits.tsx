import { Link } from 'react-router'
import type { ExplainedHit } from '#domain/catalog/search/explain-search.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'

/** The first hits of a search, each with what decides where it stands. */
export function TrialHits({ hits }: { hits: readonly ExplainedHit[] }) {
  const { searches: messages } = backoffice
  if (hits.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">{messages.trialHits}</h3>
      <p className="text-ink-soft text-sm">{messages.trialOrder}</p>
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
                  {messages.trialMatch(word, messages.trialFields[field], messages.trialExactnesses[exactness], score)}
                </li>
              ))}
              {missingWords.map((word) => (
                <li key={word}>{messages.trialMissing(word)}</li>
              ))}
              <li className="text-ink-soft">
                {messages.trialStock[isInStock ? 'yes' : 'no']} · {messages.trialSold(soldLately)}
              </li>
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
