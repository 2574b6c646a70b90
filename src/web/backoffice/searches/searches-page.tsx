import { data, Link } from 'react-router'
import { mayEditSearchEntries } from '#domain/access/policies.ts'
import { explainSearch } from '#domain/catalog/search/explain-search.ts'
import { wordsOfPhrase } from '#domain/catalog/search-entries/check-search-entry.ts'
import { listSearchEntries } from '#domain/catalog/search-entries/list-search-entries.ts'
import { maxSearchEntries } from '#domain/catalog/search-entries/search-entry.ts'
import { listStoreNames } from '#domain/catalog/stores/list-store-names.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { cutText } from '#domain/cut-text.ts'
import { languages, locales } from '#domain/locale.ts'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { KeyMetrics } from '#web/backoffice/reports/key-metrics.tsx'
import { periodName } from '#web/backoffice/reports/period-names.ts'
import { PeriodPicker } from '#web/backoffice/reports/period-picker.tsx'
import { shownTable } from '#web/backoffice/reports/report.ts'
import { ReportPanel } from '#web/backoffice/reports/report-panel.tsx'
import { type ReportQuery, readReportQuery, reportSearchString } from '#web/backoffice/reports/report-query.ts'
import { readSearches, searchMetricsOf, searchReports } from '#web/backoffice/reports/search-reports.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { revalidateAfterConflict } from '#web/http/revalidate-after-conflict.ts'
import { auditLogPath, reportsPath } from '#web/paths/backoffice-paths.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/searches-page'
import { type SearchEntryRefusal, type SearchEntryResult, saveSearchEntry } from './save-search-entry.ts'
import { SearchEntryFields } from './search-entry-fields.tsx'
import { editParameter, SearchEntryList } from './search-entry-list.tsx'
import { SearchTrial } from './search-trial.tsx'

/** More are not looked through at once. */
const maxInVain = 30

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { searchParams } = new URL(request.url)
  const query = readReportQuery(searchParams, tunisDayOf(office.clock.now()))
  const tried = cutText((searchParams.get('try') ?? '').trim(), maxSearchLength)
  const searches = await readSearches(office, query)
  const [entries, stores] = await Promise.all([listSearchEntries(office), listStoreNames(office)])
  const decided = new Set(entries.map(({ asked }) => wordsOfPhrase(asked)))
  return {
    ...{ query, entries, stores },
    editing: readId(searchParams.get(editParameter)),
    mayDecide: mayEditSearchEntries(office.actor),
    keyMetrics: searchMetricsOf(searches),
    reports: searchReports(searches, query).map((report) => ({ ...report, table: shownTable(report.table) })),
    inVain: searches.now.texts
      .filter(({ words, withoutResults }) => withoutResults > 0 && !decided.has(wordsOfPhrase(words)))
      .toSorted((one, other) => other.withoutResults - one.withoutResults)
      .slice(0, maxInVain),
    trial: tried === '' ? undefined : { text: tried, ...(await explainSearch(office, tried)) },
    periodName: periodName(query.period),
    beforeName: periodName(query.before),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const result = await saveSearchEntry(officeIn(context), await readForm(request))
  if (!result) throw data(null, { status: 400 })
  if (result.outcome === 'saved') return data(done(result))
  return data(result, { status: result.outcome === 'invalid' ? 422 : 409 })
}

export const shouldRevalidate = revalidateAfterConflict

/** What people search for, and what the owner decides about it. */
export default function SearchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, keyMetrics, reports, inVain, entries, stores, mayDecide, editing, periodName, beforeName } = loaderData
  const search = reportSearchString(query, query.granularity)
  const sent = actionData?.outcome !== 'saved' && actionData?.sent.do !== 'remove' ? actionData?.sent : undefined
  return (
    <OfficePage
      title={searchesMessages.title}
      back={{ to: reportsPath(), name: searchesMessages.toReports }}
      text={searchesMessages.text}
      className="max-w-5xl space-y-5"
    >
      {actionData && <SearchEntryNotice result={actionData} />}
      <PeriodPicker key={search} query={query} />
      <LanguageChoice query={query} />
      {query.hasInvalidDays && <Notice tone="error">{reportsMessages.misread}</Notice>}
      <p className="text-ink-soft">{reportsMessages.shown(periodName, beforeName)}</p>
      <KeyMetrics measures={keyMetrics} />
      <SearchesInVain texts={inVain} stores={stores} mayDecide={mayDecide} />
      <SearchEntryList {...{ entries, stores, mayDecide, editing, sent }} />
      <SearchTrial query={query} trial={loaderData.trial} entries={entries} />
      <div className="grid gap-5 xl:grid-cols-2">
        {reports.map((report) => (
          <ReportPanel key={report.name} report={report} granularity={query.granularity} search={search} />
        ))}
      </div>
    </OfficePage>
  )
}

function LanguageChoice({ query }: { query: ReportQuery }) {
  const { locale: _, ...others } = query
  const choices = [
    { locale: undefined, name: searchesMessages.allLanguages },
    ...locales.map((locale) => ({ locale, name: languages[locale].name })),
  ]
  return (
    <nav aria-label={searchesMessages.language} className="flex flex-wrap gap-x-4">
      {choices.map(({ locale, name }) => (
        <Link
          key={name}
          to={reportSearchString({ ...others, ...(locale && { locale }) }, query.granularity)}
          preventScrollReset
          aria-current={locale === query.locale ? 'page' : undefined}
          className="flex min-h-11 items-center text-door text-sm underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  )
}

interface SearchesInVainProps {
  readonly texts: readonly { readonly words: string; readonly withoutResults: number }[]
  readonly stores: readonly StoreName[]
  readonly mayDecide: boolean
}

/** Words that found nothing, each with what an owner can make of it. */
function SearchesInVain({ texts, stores, mayDecide }: SearchesInVainProps) {
  return (
    <Panel title={searchesMessages.inVain}>
      <p className="text-ink-soft">{texts.length === 0 ? searchesMessages.noneInVain : searchesMessages.inVainText}</p>
      {!mayDecide && texts.length > 0 && <p className="mt-1 text-sm">{searchesMessages.onlyOwner}</p>}
      <ul className="mt-2 divide-y divide-sand-deep">
        {texts.map(({ words, withoutResults }) => (
          <li key={words} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="break-words font-semibold">{words}</bdi>
              <span className="text-ink-soft text-sm">{searchesMessages.foundNothing(withoutResults)}</span>
            </p>
            {mayDecide && (
              <Disclosure title={searchesMessages.decide(words)} isSmall>
                <div className="pb-4">
                  <SearchEntryFields asked={words} stores={stores} />
                </div>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What became of the form of an entry. Sticky, since the forms are anywhere on a long page. */
function SearchEntryNotice({ result }: { result: SearchEntryResult }) {
  return (
    <div className="sticky top-16 z-20 rounded-2xl shadow-float">
      <Outcome result={result} />
    </div>
  )
}

function Outcome({ result }: { result: SearchEntryResult }) {
  if (result.outcome === 'saved')
    return (
      <Notice tone="success">
        {searchesMessages[result.isRemoved ? 'removed' : 'saved'](result.asked)}{' '}
        {result.hidden > 0 && <strong>{searchesMessages.hidden(result.hidden)} </strong>}
        <Link to={auditLogPath()} className="underline underline-offset-4">
          {searchesMessages.undoIn}
        </Link>
      </Notice>
    )
  const isTyped = (result.outcome === 'changed-meanwhile' || result.outcome === 'gone') && result.sent.do !== 'remove'
  return (
    <Notice tone="error">
      {errorText(result)} {isTyped && searchesMessages.typed}
    </Notice>
  )
}

function errorText(result: SearchEntryRefusal): string {
  switch (result.outcome) {
    case 'invalid':
      return searchesMessages.problems[result.problem]
    case 'too-many':
      return searchesMessages.tooMany(maxSearchEntries)
    case 'exists':
      return searchesMessages.exists(result.other.asked)
    case 'changed-meanwhile':
      return searchesMessages.changed
    case 'gone':
      return searchesMessages.gone
  }
}
