import { Link } from 'react-router'
import { type ListedPosting, listPostings } from '#domain/remittances/list-postings.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readId } from '#web/http/parse-id.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { cashPath, postingsFilePath, remittancePath } from '#web/paths/backoffice-cash-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice, formatShortMoment } from '#web/text/format.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/postings-page'
import { shownAmount } from './amounts.ts'
import { postingsLinkOf, readPostingFilter } from './cash-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = readPostingFilter(searchParams)
  const page = await listPostings(officeIn(context), filter, readId(searchParams.get('before')))
  return {
    account: filter.account,
    filePath: postingsFilePath(postingsLinkOf(filter)),
    olderThan: page.olderThan,
    postings: page.postings.map((posting) => ({ ...posting, on: formatShortMoment(posting.at) })),
  }
}

/** The postings that a figure of the cash book is made of, with their orders. */
export default function PostingsPage({ loaderData }: Route.ComponentProps) {
  const { account, filePath, postings } = loaderData
  const actors: Readonly<Record<string, string>> = {
    customer: ordersMessages.details.customerDid,
    system: ordersMessages.details.shopDid,
  }
  return (
    <ListPage
      title={cashMessages.postings}
      heading={account && cashMessages.accounts[account]}
      back={{ to: cashPath(), name: cashMessages.title }}
      actions={
        <Link reloadDocument to={filePath} className={buttonClass('outline')}>
          {cashMessages.file}
        </Link>
      }
      rows={postings}
      empty={cashMessages.noPostings}
      place={loaderData}
    >
      {(posting) => <PostingItem posting={posting} by={actors[posting.by] ?? posting.by} />}
    </ListPage>
  )
}

function PostingItem({ posting, by }: { posting: ListedPosting & { readonly on: string }; by: string }) {
  const { account, amount, kind, order, courier, remittanceId, on } = posting
  return (
    <div className="wrap-anywhere px-4 py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex min-h-11 flex-wrap items-center gap-x-3">
          {order && (
            <Link to={orderDetailsPath(order.id)} className="text-link">
              <OrderNumbers in={order.number} />
            </Link>
          )}
          {remittanceId ? (
            <Link to={remittancePath(remittanceId)} className="text-link">
              {cashMessages.kinds[kind]}
            </Link>
          ) : (
            <span>{cashMessages.kinds[kind]}</span>
          )}
        </span>
        <span className="text-end">
          {cashMessages.accounts[account]}{' '}
          <b className="tabular-nums">
            <bdi>{formatPrice(shownAmount(account, amount))}</bdi>
          </b>
        </span>
      </p>
      <p className="text-ink-soft text-sm">
        {courier && (
          <>
            <bdi>{courier}</bdi>
            {' · '}
          </>
        )}
        {ordersMessages.details.by(by, on)}
      </p>
    </div>
  )
}
