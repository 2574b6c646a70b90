import { useRef } from 'react'
import { data, useFetcher } from 'react-router'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { contactMessages as contact } from '#page-messages/contact.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { contactPath, platformPath, pricingPath } from '#web/paths/storefront-paths.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { useSubmittedForm } from '#web/storefront/forms/use-submitted-form.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/contact-page'
import { formNames, maxLengths } from './contact-fields.ts'
import { type ContactFormResult, readContactForm } from './contact-form.ts'
import { ShopContactCard } from './shop-contact-card.tsx'

/** Without the database the page is shown without its picture. */
export async function loader({ context }: Route.LoaderArgs) {
  const banners = await undefinedIfUnavailable(getBanners(marketplaceIn(context)))
  return { picture: banners?.['hero-3'] ?? banners?.['hero-1'] }
}

/** Returns the value, or undefined while the database is unavailable. Throws any other error. */
async function undefinedIfUnavailable<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value
  } catch (error) {
    if (retryAfterSecondsOf(error) === undefined) throw error
    return undefined
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readContactForm(form)
  if (reading.outcome === 'invalid') return data<ContactFormResult>(reading, { status: 422 })
  const message = { ...reading.value, isSuspicious: looksLikeBot(form, context) }
  return catchRateLimited(
    postContactMessage(marketplaceIn(context), message).then(() => done<ContactFormResult>({ outcome: 'sent' })),
    { typed: reading.typed },
  )
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

export default function ContactPage({ loaderData: { picture }, actionData }: Route.ComponentProps) {
  const shopProfile = useShopProfile()
  return (
    <div className="page py-10 sm:py-14">
      <PageHead title={contact.title} description={contact.description(shopProfile.city)} picture={picture} />
      <JsonLd data={organizationJsonLd(shopProfile, usePublicUrl())} />
      <div className="grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <section>
          <h1 className="text-4xl sm:text-5xl">{contact.heading}</h1>
          <p className="mt-4 mb-8 max-w-xl text-ink-soft text-lg">{contact.text}</p>
          <MessageForm resultWithoutScript={actionData} />
        </section>
        <ShopContactCard picture={picture} className="lg:row-span-2" />
        <ForMakers />
      </div>
    </div>
  )
}

function ForMakers() {
  return (
    <section className="self-start rounded-card bg-sand/60 p-6 sm:p-8">
      <h2 className="text-2xl">{contact.forMakers}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{contact.forMakersText}</p>
      <PageButton to={pricingPath()} variant="outline">
        {contact.seePlans}
      </PageButton>
    </section>
  )
}

/** The contact form. `resultWithoutScript` is the result of a post without JavaScript. */
function MessageForm({ resultWithoutScript }: { resultWithoutScript: ContactFormResult | undefined }) {
  const fetcher = useFetcher<ContactFormResult>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const { result, invalid, errorOf, typed } = useSubmittedForm({
    form,
    sent: fetcher.data,
    resultWithoutScript,
    onSent: () => showPopUp(popUps.contact),
  })
  return (
    <fetcher.Form ref={form} method="post" action={contactPath()} className="grid gap-5">
      <LiveRegion>
        {result?.outcome === 'sent' && (
          <Notice tone="success" isStatic>
            {contact.sent}
          </Notice>
        )}
      </LiveRegion>
      {invalid && <Notice tone="error">{contact.notSent}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contact.name}
          name={formNames.name}
          autoComplete="name"
          required
          maxLength={maxLengths.name}
          defaultValue={typed?.name}
          error={errorOf('name')}
        />
        <TextField
          label={contact.email}
          name={formNames.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={typed?.email}
          error={errorOf('email')}
        />
      </div>
      <TextArea
        label={contact.message}
        name={formNames.message}
        rows={7}
        required
        maxLength={maxLengths.message}
        defaultValue={typed?.message}
        hint={contact.messageHint}
        error={errorOf('message')}
      />
      <HoneypotFields />
      <SubmissionErrorNotice result={result} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton isSending={isSending}>{isSending ? forms.sending : contact.send}</SubmitButton>
        <p className="max-w-sm text-ink-soft text-sm">
          {contact.keptOnlyToAnswer}{' '}
          <PageLink to={`${platformPath()}#personal-data`} className="text-door underline underline-offset-4">
            {contact.personalData}
          </PageLink>
        </p>
      </div>
    </fetcher.Form>
  )
}
