import { data, Form, redirect } from 'react-router'
import { answerMessage } from '#domain/correspondence/answer-message.ts'
import { readMessage } from '#domain/correspondence/read-message.ts'
import { settleMessage } from '#domain/correspondence/settle-message.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { loadAfterConflict } from '../load-after-conflict.ts'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/message-page'
import { readAnswer } from './answer-form.ts'
import { GivenAnswers } from './given-answers.tsx'
import { WriteAnswer } from './write-answer.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { replies, sentAt, doneAt, doneBy, ...message } = await or404(readMessage(officeIn(context), idFrom(params.id)))
  return {
    ...message,
    sentAt: formatMoment(sentAt, officeLanguage),
    done: doneAt && doneBy && { by: doneBy, at: formatMoment(doneAt, officeLanguage) },
    replies: replies.map((reply) => ({ ...reply, madeAt: formatMoment(reply.madeAt, officeLanguage) })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const id = idFrom(params.id)
  const form = await readForm(request)
  const wish = textIn(form, 'do')
  if (wish === 'done' || wish === 'reopen') {
    await or404(settleMessage(officeIn(context), id, wish === 'done'))
    return redirect(wish === 'done' ? '/admin/messages' : `/admin/messages/${id}`)
  }
  const { mistake, ...answer } = readAnswer(form)
  const { body } = answer
  if (mistake) return data({ outcome: 'invalid', mistake, body } as const, { status: 422 })
  const outcome = await or404(answerMessage(officeIn(context), id, answer))
  return outcome === 'answered' ? redirect(`/admin/messages/${id}`) : data({ outcome, body }, { status: 409 })
}

export const shouldRevalidate = loadAfterConflict

/** One message: what was written, what was answered, and room for an answer. */
export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages: words } = useOfficeMessages()
  const { name, email, message, sentAt, isSuspicious, done, replies } = loaderData
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <OfficeTitle title={words.from(name)} />
      <BackLink to="/admin/messages">{words.back}</BackLink>
      <div>
        <h1 className="break-words text-3xl">{name}</h1>
        <a href={`mailto:${email}`} className="inline-grid min-h-11 items-center break-all text-door underline">
          {email}
        </a>
        <p className="text-ink-soft text-sm">{sentAt}</p>
        {isSuspicious && <SuspiciousMark text={words.suspicious} />}
      </div>
      <p dir="auto" className="whitespace-pre-line break-words rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:p-6">
        {message}
      </p>
      <GivenAnswers replies={replies} />
      {done && <p className="text-ink-soft text-sm">{words.doneBy(done.by, done.at)}</p>}
      {/* An answer that was sent is gone from the field; one that was not comes back beside those that came meanwhile. */}
      <WriteAnswer key={replies.length} email={email} replyCount={replies.length} refusal={actionData} />
      <Form method="post">
        <Button type="submit" name="do" value={done ? 'reopen' : 'done'} variant="outline" className="w-full sm:w-auto">
          {done ? words.reopen : words.settle}
        </Button>
      </Form>
    </div>
  )
}
