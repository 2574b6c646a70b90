import { data } from 'react-router'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { contactMessages as contact } from '#page-messages/contact.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { undefinedIfUnavailable } from '#web/http/undefined-if-unavailable.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { pricingPath } from '#web/paths/storefront-paths.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { PageButton } from '../../ui/page-link.tsx'
import type { Route } from './+types/contact-page'
import { type ContactFormResult, readContactForm } from './contact-form.ts'
import { MessageForm } from './message-form.tsx'
import { ShopContactCard } from './shop-contact-card.tsx'

/** Without the database the page is shown without its picture. */
export async function loader({ context }: Route.LoaderArgs) {
  const banners = await undefinedIfUnavailable(getBanners(marketplaceIn(context)))
  return { picture: banners?.['hero-3'] ?? banners?.['hero-1'] }
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
