import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { getOwnStatement, listOwnStatementPieces } from '#domain/statements/get-own-statement.ts'
import { monthOf } from '#domain/statements/statement-month.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { studioMoneyMessages } from '#page-messages/studio-money.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { moneyPath, statementPaperPath } from '#web/paths/studio-paths.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { Pages } from '#web/studio/layout/pages.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/paper-page'
import { monthName } from './displayed-month.ts'
import { readMonth } from './money-query.ts'
import { paperEntries } from './paper-entries.ts'
import { PrintButton, StatementPaper } from './statement-paper.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  const query = new URL(request.url).searchParams
  const now = marketplace.clock.now()
  const month = readMonth(query, now)
  const page = readPageNumber(query)
  const asked = { month, of: undefined, page, limit: paperEntries }
  const { pieces, last } = await catchNotFound(listOwnStatementPieces(marketplace, store.id, asked))
  requirePage(statementPaperPath({}), query, last)
  return {
    ...{ store, month, page, pieces, last, isOver: month < monthOf(tunisDayOf(now)) },
    statement: await catchNotFound(getOwnStatement(marketplace, store.id, month)),
    shopName: (await getShopProfile(marketplace)).name,
  }
}

/** The statement of a month of an own store, to print. */
export default function PaperPage({ loaderData }: Route.ComponentProps) {
  const { store, month, page, last } = loaderData
  return (
    <StudioFrame title={studioMoneyMessages.paper.title(loaderData.statement.name)}>
      <BackLink to={moneyPath({ store: store.id, month })} className="print:hidden">
        {studioMoneyMessages.toMoney}
      </BackLink>
      <PrintButton />
      <StatementPaper {...loaderData} month={monthName(month)} />
      <Pages page={page} last={last} pathOf={(page) => statementPaperPath({ store: store.id, month, page })} />
    </StudioFrame>
  )
}
