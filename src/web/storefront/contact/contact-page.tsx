import { data } from 'react-router'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import { getShowcase } from '#domain/showcase/get-showcase.ts'
import { contactMessages } from '#messages/contact.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { unlessUnavailable } from '../../unless-unavailable.ts'
import { useHouse } from '../../use-house.ts'
import { JsonLd } from '../json-ld.tsx'
import { organizationFacts } from '../organization-facts.ts'
import { PageHead } from '../page-head.tsx'
import { looksAutomatic } from '../program-trap.ts'
import { usePublicUrl } from '../public-url.ts'
import type { Route } from './+types/contact-page'
import { type ContactAnswer, readContactForm } from './contact-form.ts'
import { HouseCard } from './house-card.tsx'
import { MessageForm } from './message-form.tsx'

/** The address and the phone number are there without the picture too, when the database is away. */
export async function loader({ context }: Route.LoaderArgs) {
  const showcase = await unlessUnavailable(getShowcase(marketplaceIn(context)))
  return { picture: showcase?.['hero-3'] ?? showcase?.['hero-1'] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const reading = readContactForm(form)
  if (reading.outcome === 'invalid') return data<ContactAnswer>(reading, { status: 422 })
  const message = { ...reading.message, isSuspicious: looksAutomatic(form, context) }
  return orTooMany(sendMessage(marketplaceIn(context), message).then((): ContactAnswer => ({ outcome: 'sent' })))
}

/** A refusal says in its head when to come back. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

export default function ContactPage({ loaderData: { picture }, actionData }: Route.ComponentProps) {
  const contact = useMessages(contactMessages)
  const house = useHouse()
  return (
    <div className="page py-10 sm:py-14">
      <PageHead title={contact.title} description={contact.description(house.city)} picture={picture} />
      <JsonLd data={organizationFacts(house, usePublicUrl())} />
      <div className="grid gap-12 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <section>
          <h1 className="text-4xl sm:text-5xl">{contact.heading}</h1>
          <p className="mt-4 mb-8 max-w-xl text-ink-soft text-lg">{contact.text}</p>
          <MessageForm answerBeforeScript={actionData} />
        </section>
        <HouseCard picture={picture} className="lg:row-span-2" />
        <ForMakers />
      </div>
    </div>
  )
}

function ForMakers() {
  const contact = useMessages(contactMessages)
  return (
    <section className="self-start rounded-card bg-sand/60 p-6 sm:p-8">
      <h2 className="text-2xl">{contact.forMakers}</h2>
      <p className="mt-1 mb-5 text-ink-soft">{contact.forMakersText}</p>
      <PageButton to="/pricing" variant="outline">
        {contact.seePlans}
      </PageButton>
    </section>
  )
}
