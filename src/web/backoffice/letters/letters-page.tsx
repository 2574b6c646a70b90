import { Form, useNavigation } from 'react-router'
import { countLetters } from '#domain/letters/count-letters.ts'
import { letterFilters, listLetters } from '#domain/letters/list-letters.ts'
import { resendGivenUp, resendLetter } from '#domain/letters/resend-letter.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLastAnswer } from '../layout/last-answer.ts'
import { ListPage, ListSheet } from '../layout/list-page.tsx'
import { readListQuery } from '../layout/read-list-query.ts'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/letters-page'
import { LetterRow } from './letter-row.tsx'
import { LetterTroubleNotices, namesWithCounts } from './letter-troubles.tsx'
import { ResendBar, SelectAll } from './resend-bar.tsx'
import { readResending } from './resend-form.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, olderThan: before, searchParams } = readListQuery(request, 'show', letterFilters)
  const recipient = (searchParams.get('to') ?? '').trim()
  const office = officeIn(context)
  const { rows, olderThan } = await listLetters(office, { filter, recipient, olderThan: before })
  const letters = rows.map(({ queuedAt, sentAt, ...letter }) => ({
    ...letter,
    queuedAt: formatMoment(queuedAt, officeLanguage),
    sentAt: sentAt && formatMoment(sentAt, officeLanguage),
  }))
  return { filter, recipient, olderThan, letters, troubles: await countLetters(office) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  const bulk = readResending(form)
  if (bulk) return { count: await resendGivenUp(office, bulk) }
  await or404(resendLetter(office, idFrom(textIn(form, 'id'))))
  return { count: 1 }
}

/** The post of the shop: what goes out, what could not, and why. */
export default function LettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letters: words, lists } = useOfficeMessages()
  const answer = useLastAnswer(actionData)
  const { filter, recipient, letters, olderThan, troubles } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ListPage
      title={words.title}
      parameter="show"
      part={filter}
      parts={letterFilters}
      partNames={namesWithCounts(words, troubles)}
      tools={
        <>
          <LetterTroubleNotices troubles={troubles} />
          <Form className="flex items-end gap-2" key={filter}>
            <input type="hidden" name="show" value={filter} />
            <TextField
              label={words.recipient}
              name="to"
              type="search"
              defaultValue={recipient}
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="outline">
              {lists.search}
            </Button>
          </Form>
          {answer && <Notice tone="success">{words.resent(answer.count)}</Notice>}
        </>
      }
      isEmpty={letters.length === 0}
      emptyText={words.none[filter]}
      olderThan={olderThan}
    >
      <Form method="post" className="group" key={filter}>
        {filter === 'given-up' && <SelectAll key={letters.length} />}
        <ListSheet>
          {letters.map((letter) => (
            <LetterRow key={letter.id} letter={letter} isBusy={isBusy} />
          ))}
        </ListSheet>
        {filter === 'given-up' && <ResendBar isBusy={isBusy} />}
      </Form>
    </ListPage>
  )
}
