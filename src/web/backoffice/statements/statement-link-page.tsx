import { data, Form, redirect } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { createStatementLink, findStatementLinkEnd, revokeStatementLink } from '#domain/statements/statement-link.ts'
import {
  firstDayOf,
  monthOf,
  parseMonth,
  periodOfMonth,
  type StatementMonth,
} from '#domain/statements/statement-month.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { formatMonth as formatMonthIn } from '#formatting/dates.ts'
import { makerTextsIn } from '#messages/server-messages.ts'
import { statementLinkMessages as messages } from '#page-messages/backoffice/statement-link.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { LinkToSend, type SentLink } from '#web/backoffice/sellers/link-card.tsx'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { statementLinkPath, statementPath } from '#web/paths/backoffice-cash-paths.ts'
import { linkedStatementPath } from '#web/paths/studio-paths.ts'
import { formatDate, formatMonth } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/statement-link-page'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  await catchNotFound(requireStudio(office))
  const { store } = await catchNotFound(getAdminStore(office, parseId(params.id)))
  const month = askedMonth(office, request)
  const end = await findStatementLinkEnd(office, store.id, month)
  return {
    ...{ storeId: store.id, storeName: store.name, month, monthName: formatMonth(startOfDay(firstDayOf(month))) },
    worksUntil: end && formatDate(end),
  }
}

/** The month in the URL, otherwise this one. */
function askedMonth({ clock }: Marketplace, { url }: Request): StatementMonth {
  return parseMonth(new URL(url).searchParams.get('month') ?? '') ?? monthOf(tunisDayOf(clock.now()))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const storeId = parseId(params.id)
  const month = askedMonth(office, request)
  switch (textIn(await readForm(request), 'do')) {
    case 'make': {
      const made = await catchNotFound(createStatementLink(office, storeId, month))
      if (made.outcome === 'in-future') return data({ outcome: 'in-future' } as const, { status: 422 })
      const { phone, locale } = made.contact
      const url = publicUrlIn(context) + linkedStatementPath(made.token)
      const inOwnLanguage = { ...office, locale }
      const { store } = await catchNotFound(getAdminStore(inOwnLanguage, storeId))
      const { name: shop } = await getShopProfile(inOwnLanguage)
      const monthName = formatMonthIn(startOfDay(firstDayOf(month)), locale)
      const text = `${makerTextsIn(locale).statement(shop, store.name, monthName)}\n${url}`
      return done({ outcome: 'made', link: { phone, locale, url, text } satisfies SentLink } as const)
    }
    case 'revoke':
      await catchNotFound(revokeStatementLink(office, storeId, month))
      return redirect(statementLinkPath(storeId, month))
    default:
      throw data(null, { status: 400 })
  }
}

/** Sends the statement of a month to the maker, by a private link. */
export default function StatementLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { storeId, storeName, month, monthName, worksUntil } = loaderData
  return (
    <OfficePage
      title={messages.title(storeName)}
      back={{ to: statementPath(storeId, periodOfMonth(month)), name: <bdi>{storeName}</bdi> }}
      className="max-w-2xl space-y-5"
    >
      {actionData?.outcome === 'in-future' && <Notice tone="error">{messages.inFuture}</Notice>}
      {actionData?.outcome === 'made' && (
        <FocusedPart changed={actionData} block="center">
          <Panel title={messages.created}>
            <LinkToSend
              key={actionData.link.url}
              link={actionData.link}
              once={messages.once}
              withoutPhone={messages.noPhone}
            />
          </Panel>
        </FocusedPart>
      )}
      <Panel title={monthName}>
        <p>{messages.text(monthName)}</p>
        {worksUntil && <p className="mt-2 font-semibold">{messages.works(worksUntil)}</p>}
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          <SubmitButton name="do" value="make" variant="secondary">
            {worksUntil ? messages.makeNew : messages.make}
          </SubmitButton>
          {worksUntil && (
            <SubmitButton name="do" value="revoke" variant="outline">
              {messages.revoke}
            </SubmitButton>
          )}
        </Form>
      </Panel>
    </OfficePage>
  )
}
