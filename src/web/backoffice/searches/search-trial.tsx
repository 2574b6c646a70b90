import { Form, Link } from 'react-router'
import type { ExplainedHit, ExplainedSearch } from '#domain/catalog/search/explain-search.ts'
import type { ListedSearchEntry } from '#domain/catalog/search-entries/list-search-entries.ts'
import type { PriceRange } from '#domain/search/price-phrase.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { type ReportQuery, reportSearchString } from '#web/backoffice/reports/report-query.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatList, formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { useCategories } from '#web/use-categories.ts'
import { searchEntrySummary } from './search-entry-summary.ts'

interface SearchTrialProps {
  readonly query: ReportQuery
  readonly trial: (ExplainedSearch & { readonly text: string }) | undefined
  readonly entries: readonly ListedSearchEntry[]
}

/** A search box that explains how a search is understood. The search is in the URL, beside the period. */
export function SearchTrial({ query, trial, entries }: SearchTrialProps) {
  return (
    <Panel title={searchesMessages.trial}>
      <p className="text-ink-soft">{searchesMessages.trialText}</p>
      <Form className="mt-3 flex flex-wrap items-end gap-3" preventScrollReset>
        {[...new URLSearchParams(reportSearchString(query, query.granularity))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          key={trial?.text}
          label={searchesMessages.trialLabel}
          name="try"
          type="search"
          dir="auto"
          maxLength={maxSearchLength}
          defaultValue={trial?.text}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" variant="outline">
          {searchesMessages.trialButton}
        </Button>
      </Form>
      {trial && (
        <LiveRegion className="mt-4 space-y-4">
          <TrialSummary trial={trial} entries={entries} />
          <TrialWords words={trial.words} />
          <TrialHits hits={trial.hits} />
        </LiveRegion>
      )}
    </Panel>
  )
}

function TrialSummary({ trial, entries }: Pick<SearchTrialProps, 'entries'> & { trial: ExplainedSearch }) {
  const { search, answer, ownPhrases, keyWords, total } = trial
  const categories = useCategories()
  const entry = entries.find(({ id }) => id === answer?.id)
  const price = search?.pricePhrase && priceText(search.pricePhrase.range)
  const sentences = [
    entry && searchesMessages.trialAnswer(entry.asked, searchEntrySummary(entry, categories)),
    ownPhrases.length > 0 && searchesMessages.trialOwn(formatList(ownPhrases)),
    price && searchesMessages.trialPrice(price),
    search?.correctedText !== undefined && searchesMessages.trialCorrected(search.correctedText),
    keyWords.length > 0 && searchesMessages.trialKeys(formatList(keyWords)),
    search?.isPartial && searchesMessages.trialPartial,
    searchesMessages.trialTotal(total),
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <ul className="space-y-1">
      {sentences.map((sentence) => (
        <li key={sentence} className="break-words">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

function TrialWords({ words }: Pick<ExplainedSearch, 'words'>) {
  if (words.length === 0) return null
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">{searchesMessages.trialWords}</h3>
      <dl className="mt-1 space-y-2">
        {words.map(({ word, found }) => {
          const ways = (['form', 'phrase', 'related', 'sound'] as const).filter((way) => found[way].length > 0)
          return (
            <div key={word} className="break-words">
              <dt className="font-semibold">
                <bdi>{word}</bdi>
              </dt>
              {ways.length === 0 && <dd className="text-ink-soft text-sm">{searchesMessages.trialUnknown}</dd>}
              {ways.map((way) => (
                <dd key={way} className="text-sm">
                  <span className="text-ink-soft">
                    {searchesMessages.trialWays[way]}
                    {punctuationMessages.colon}
                  </span>
                  {found[way].map((words, place) => (
                    <span key={words}>
                      {place > 0 && ' · '}
                      <bdi>{words}</bdi>
                    </span>
                  ))}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function priceText({ min, max }: PriceRange): string | undefined {
  const { trialPriceRanges: ranges } = searchesMessages
  if (min === undefined) return max === undefined ? undefined : ranges.upTo(formatPrice(max))
  return max === undefined ? ranges.from(formatPrice(min)) : ranges.between(formatPrice(min), formatPrice(max))
}

/** The first hits of a search, each with what decides where it stands. */
function TrialHits({ hits }: { hits: readonly ExplainedHit[] }) {
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
