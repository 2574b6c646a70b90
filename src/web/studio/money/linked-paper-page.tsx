import { data } from 'react-router'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { findLinkedStatement } from '#domain/statements/statement-link.ts'
import { monthOf } from '#domain/statements/statement-month.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { studioMoneyMessages } from '#page-messages/studio-money.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { linkedStatementPath } from '#web/paths/studio-paths.ts'
import { Pages } from '#web/studio/layout/pages.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import type { Route } from './+types/linked-paper-page'
import { monthName } from './displayed-month.ts'
import { paperEntries } from './paper-entries.ts'
import { PrintButton, StatementPaper } from './statement-paper.tsx'

export async function loader({ params: { token }, context, request }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const query = new URL(request.url).searchParams
  const page = readPageNumber(query)
  const statement = await findLinkedStatement(marketplace, token, { page, limit: paperEntries })
  if (!statement) return data(undefined, { status: 404 })
  requirePage(linkedStatementPath(token), query, statement.last)
  return data({
    ...{ token, page, statement, isOver: statement.month < monthOf(tunisDayOf(marketplace.clock.now())) },
    shopName: (await getShopProfile(marketplace)).name,
  })
}

/** The statement of a month, for whoever has its private link: that month and nothing else. */
export default function LinkedPaperPage({ loaderData }: Route.ComponentProps) {
  const { link: messages, paper } = studioMoneyMessages
  if (!loaderData)
    return (
      <StudioFrame title={messages.closedTitle}>
        <h1 className="text-3xl">{messages.closedTitle}</h1>
        <p className="text-lg">{messages.closedText}</p>
      </StudioFrame>
    )
  const { token, page, statement, shopName, isOver } = loaderData
  const { pieces, month, last } = statement
  return (
    <StudioFrame title={paper.title(statement.name)}>
      <StatementPaper {...{ shopName, isOver, statement, pieces }} month={monthName(month)} />
      <Pages page={page} last={last} pathOf={(page) => linkedStatementPath(token, { page })} />
      <p className="text-ink-soft text-lg print:hidden">{messages.text}</p>
      <PrintButton />
    </StudioFrame>
  )
}
