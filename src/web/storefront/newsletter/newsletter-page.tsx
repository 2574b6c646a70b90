import { data } from 'react-router'
import { z } from 'zod'
import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { newsletterMessages as newsletter } from '#page-messages/newsletter.ts'
import { newsletterFormMessages } from '#page-messages/newsletter-form.ts'
import { rawText, readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/newsletter-page'
import { NewsletterForm, type NewsletterResult } from './newsletter-form.tsx'

export const handle = staticPage

const subscribeForm = z.object({
  email: rawText.transform((typed) => ({ typed, email: parseEmailAddress(typed) })),
})

/** Reads the email address to subscribe; undefined when what was typed is none. */
function readSubscribeForm(form: FormData): { typed: string; email: EmailAddress | undefined } {
  return readFields(subscribeForm, form).email
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { typed, email } = readSubscribeForm(form)
  if (!email) return data<NewsletterResult>({ outcome: 'invalid', typed }, { status: 422 })
  const subscription = subscribeToNewsletter(marketplaceIn(context), email, {
    isSuspicious: looksLikeBot(form, context),
  })
  return catchRateLimited(
    subscription.then(() => done<NewsletterResult>({ outcome: 'subscribed' })),
    { typed },
  )
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The page of the newsletter; subscription forms post to it without JavaScript. */
export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const { confirmationSent } = newsletterFormMessages
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={newsletter.title} description={newsletter.description} />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <h1 className="text-4xl">{newsletter.heading}</h1>
      <p className="mt-4 mb-6 text-ink-soft">{newsletter.text}</p>
      {actionData?.outcome === 'subscribed' && (
        <Notice tone="success" className="text-start">
          {confirmationSent}
        </Notice>
      )}
      {actionData?.outcome === 'invalid' && (
        <Notice tone="error" className="text-start">
          {forms.email}
        </Notice>
      )}
      <div className="mt-4 space-y-4 text-start">
        <SubmissionErrorNotice result={actionData} />
        <NewsletterForm typed={actionData && 'typed' in actionData ? actionData.typed : undefined} />
      </div>
    </section>
  )
}
