import { Form } from 'react-router'
import { letterFilters, listLetters } from '#domain/letters/list-letters.ts'
import { resendLetter } from '#domain/letters/resend-letter.ts'
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const { part: filter, olderThan: before, searchParams } = readListQuery(request, 'show', letterFilters)
  const recipient = (searchParams.get('to') ?? '').trim()
  const { rows, olderThan } = await listLetters(officeIn(context), { filter, recipient, olderThan: before })
  const letters = rows.map(({ queuedAt, sentAt, ...letter }) => ({
    ...letter,
    queuedAt: formatMoment(queuedAt, officeLanguage),
    sentAt: sentAt && formatMoment(sentAt, officeLanguage),
  }))
  return { filter, recipient, olderThan, letters }
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = idFrom(textIn(await readForm(request), 'id'))
  await or404(resendLetter(officeIn(context), id))
  return { outcome: 'resent' } as const
}

/** The post of the shop: what goes out, what could not, and why. */
export default function LettersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { letters: words, lists } = useOfficeMessages()
  const answer = useLastAnswer(actionData)
  const { filter, recipient, letters, olderThan } = loaderData
  return (
    <ListPage
      title={words.title}
      parameter="show"
      part={filter}
      parts={letterFilters}
      partNames={words.filters}
      tools={
        <>
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
          {answer && <Notice tone="success">{words.resent}</Notice>}
        </>
      }
      isEmpty={letters.length === 0}
      emptyText={words.none[filter]}
      olderThan={olderThan}
    >
      <ListSheet>
        {letters.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ListSheet>
    </ListPage>
  )
}
