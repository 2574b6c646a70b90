import { changedThings } from '#domain/history/changed-thing.ts'
import { listChangeMakers, listChanges } from '#domain/history/list-changes.ts'
import { undoChange } from '#domain/history/undo-change.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { EmptyList } from '../layout/empty-list.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { NewsNotice } from '../layout/news-notice.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { OlderLink } from '../layout/older-link.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/history-page'
import { ChangeCard } from './change-card.tsx'
import { factsOf, tellChange } from './change-facts.ts'
import { HistorySearch } from './history-search.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { searchParams } = new URL(request.url)
  const wanted = {
    text: searchParams.get('text')?.trim() ?? '',
    operatorId: wholeNumber(searchParams.get('who')),
    what: searchParams.get('what') || undefined,
  }
  const olderThan = wholeNumber(searchParams.get('before'))
  const [changes, people] = await Promise.all([listChanges(office, { ...wanted, olderThan }), listChangeMakers(office)])
  return {
    ...{ wanted, people, olderThan: changes.olderThan },
    changes: changes.rows.map((change) => ({
      ...{ id: change.id, what: change.what, thingId: change.thingId, thingName: change.thingName },
      ...{ madeBy: change.madeBy, canBeUndone: change.canBeUndone },
      madeAt: formatMoment(change.madeAt, officeLanguage),
      ...tellChange(change, factsOf(change, backoffice, changes.names), backoffice),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = idFrom(textIn(await readForm(request), 'undo'))
  return { outcome: await or404(undoChange(officeIn(context), id)) }
}

/** Who changed what and when, and the way back. */
export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { history: words } = useOfficeMessages()
  const { wanted, people, changes, olderThan } = loaderData
  const answer = useLastAnswer(actionData)
  return (
    <div className="mx-auto max-w-3xl space-y-4">
      <OfficeTitle title={words.title} />
      <h1 className="text-3xl">{words.title}</h1>
      <HistorySearch wanted={wanted} people={people} things={changedThings} />
      {answer && (
        <NewsNotice news={answer} tone={answer.outcome === 'undone' ? 'success' : 'error'}>
          {words.outcomes[answer.outcome]}
        </NewsNotice>
      )}
      {changes.length === 0 ? (
        <EmptyList text={words.none} />
      ) : (
        <ul className="space-y-3">
          {changes.map((change) => (
            <ChangeCard key={change.id} change={change} />
          ))}
        </ul>
      )}
      <OlderLink olderThan={olderThan} />
    </div>
  )
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
