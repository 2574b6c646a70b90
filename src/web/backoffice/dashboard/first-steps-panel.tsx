import { Form, Link } from 'react-router'
import { type FirstStep, firstSteps } from '#domain/dashboard/first-step.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { TechnicalText } from '#web/backoffice/layout/technical-text.tsx'
import { teamPath } from '#web/paths/backoffice-account-paths.ts'
import { newProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { newCourierPath } from '#web/paths/backoffice-courier-paths.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** Where each step is done: on a page, or as a place in the documentation says. */
const places: Readonly<Record<FirstStep, { readonly page: string } | { readonly guide: string }>> = {
  'shop-details': { page: `${settingsPath()}#shop-profile` },
  emails: { guide: 'docs/operate.md#emails' },
  backups: { guide: 'docs/operate.md#backups' },
  'public-address': { guide: 'docs/settings.md#the-public-address' },
  couriers: { page: newCourierPath() },
  'first-piece': { page: newProductPath() },
  colleague: { page: teamPath() },
}

/** Leads the owner of a new shop through its first hour. */
export function FirstStepsPanel({ steps }: { steps: Readonly<Record<FirstStep, boolean>> }) {
  const { firstSteps: messages } = dashboardMessages
  return (
    <Panel title={sectionsMessages.firstSteps}>
      <p className="text-ink-soft">{messages.text}</p>
      <ul className="mt-3 divide-y divide-sand-deep">
        {firstSteps.map((step) => (
          <li key={step} className="flex min-h-14 items-center gap-3 py-2">
            {steps[step] ? <DoneStep step={step} /> : <OpenStep step={step} />}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-3">
        <SubmitButton variant="outline">{messages.hide}</SubmitButton>
      </Form>
    </Panel>
  )
}

function DoneStep({ step }: { step: FirstStep }) {
  const { firstSteps: messages } = dashboardMessages
  return (
    <>
      <Icon name="check" className="size-5 shrink-0 text-olive" />
      <span className="text-ink-soft">
        {messages.steps[step]} <span className="sr-only">{`(${messages.done})`}</span>
      </span>
    </>
  )
}

function OpenStep({ step }: { step: FirstStep }) {
  const { firstSteps: messages } = dashboardMessages
  const place = places[step]
  const mark = <span aria-hidden="true" className="mx-0.5 size-4 shrink-0 rounded-full border-2 border-clay" />
  if ('page' in place)
    return (
      <>
        {mark}
        <Link to={place.page} className="text-link font-semibold">
          {messages.steps[step]}
        </Link>
      </>
    )
  return (
    <>
      {mark}
      <span className="min-w-0">
        <span className="block font-semibold">{messages.steps[step]}</span>
        {step === 'emails' && <span className="block text-sm">{dashboardMessages.folder}</span>}
        <span className="wrap-anywhere block text-ink-soft text-sm">
          {messages.guide} <TechnicalText text={place.guide} />
        </span>
      </span>
    </>
  )
}
