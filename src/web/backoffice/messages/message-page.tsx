import { useRef } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { answerMessage } from '#domain/correspondence/answer-message.ts'
import { readMessage } from '#domain/correspondence/read-message.ts'
import { settleMessage } from '#domain/correspondence/settle-message.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { idFrom, or404 } from '../../or-404.ts'
import { readForm, textIn } from '../../read-form.ts'
import { formatMoment } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { BackLink } from '../layout/back-link.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { SuspiciousMark } from '../layout/suspicious-mark.tsx'
import { officeIn } from '../office-context.ts'
import { officeLanguage, useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/message-page'
import { readAnswer } from './answer-form.ts'
import { GivenAnswers } from './given-answers.tsx'

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
  const { body, mistake } = readAnswer(form)
  if (mistake) return data({ outcome: 'invalid', mistake, body } as const, { status: 422 })
  await or404(answerMessage(officeIn(context), id, body))
  return redirect(`/admin/messages/${id}`)
}

/** One message: what was written, what was answered, and room for an answer. */
export default function MessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { messages: words } = useOfficeMessages()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusOnMistake(form, actionData)
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
      <Form method="post" ref={form} key={replies.length} className="space-y-3">
        <TextArea
          label={words.answer}
          name="answer"
          rows={7}
          required
          defaultValue={actionData?.body}
          hint={words.answerHint(email)}
          error={actionData && words.mistakes[actionData.mistake]}
        />
        <Button type="submit" disabled={isBusy} className="w-full sm:w-auto">
          {words.send}
        </Button>
      </Form>
      <Form method="post">
        <Button type="submit" name="do" value={done ? 'reopen' : 'done'} variant="outline" className="w-full sm:w-auto">
          {done ? words.reopen : words.settle}
        </Button>
      </Form>
    </div>
  )
}
