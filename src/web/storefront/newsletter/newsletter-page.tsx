import { data } from 'react-router'
import { subscribeToNewsletter } from '#domain/correspondence/subscribe-to-newsletter.ts'
import { parseEmail } from '#domain/email.ts'
import { formMessages } from '#messages/forms.ts'
import { newsletterMessages } from '#messages/newsletter.ts'
import { newsletterFormMessages } from '#messages/newsletter-form.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { NotTakenNotice } from '../not-taken-notice.tsx'
import { PageHead } from '../page-head.tsx'
import { looksAutomatic } from '../program-trap.ts'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm } from './newsletter-form.tsx'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = parseEmail(String(form.get('email') ?? ''))
  if (!email) return data({ outcome: 'invalid' as const }, { status: 422 })
  const subscription = subscribeToNewsletter(marketplaceIn(context), email, {
    isSuspicious: looksAutomatic(form, context),
  })
  return orTooMany(subscription.then(() => ({ outcome: 'subscribed' }) as const))
}

/** A refusal says in its head when to come back. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

/** Where the newsletter forms lead when there is no script to answer in place. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const newsletter = useMessages(newsletterMessages)
  const { letterSent } = useMessages(newsletterFormMessages)
  const forms = useMessages(formMessages)
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={newsletter.title} description={newsletter.description} />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <h1 className="text-4xl">{newsletter.heading}</h1>
      <p className="mt-4 mb-6 text-ink-soft">{newsletter.text}</p>
      {actionData?.outcome === 'subscribed' && (
        <Notice tone="success" className="text-start">
          {letterSent}
        </Notice>
      )}
      {actionData?.outcome === 'invalid' && (
        <Notice tone="error" className="text-start">
          {forms.email}
        </Notice>
      )}
      <div className="mt-4 space-y-4 text-start">
        <NotTakenNotice answer={actionData} />
        <NewsletterForm />
      </div>
    </section>
  )
}
