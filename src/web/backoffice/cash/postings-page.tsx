import { Fragment } from 'react'
import { Link } from 'react-router'
import { listPostings } from '#domain/remittances/list-postings.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
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
import { entriesOf, type ListedEntry } from './entries-of.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = readPostingFilter(searchParams)
  const page = await listPostings(officeIn(context), filter, readId(searchParams.get('before')))
  return {
    account: filter.account,
    filePath: postingsFilePath(postingsLinkOf(filter)),
    olderThan: page.olderThan,
    entries: entriesOf(page.rows).map((entry) => ({ ...entry, on: formatShortMoment(entry.at) })),
  }
}

/** The postings that a figure of the cash book is made of, with their orders. */
export default function PostingsPage({ loaderData }: Route.ComponentProps) {
  const { account, filePath, entries } = loaderData
  const actors: Readonly<Record<string, string>> = orderNamesMessages.actors
  return (
    <ListPage
      title={cashMessages.postings}
      heading={account && cashMessages.accounts[account]}
      back={{ to: cashPath(), name: sectionsMessages.cash }}
      actions={
        <Link reloadDocument to={filePath} className={buttonClass('outline')}>
          {cashMessages.file}
        </Link>
      }
      rows={entries}
      empty={cashMessages.noPostings}
      place={loaderData}
    >
      {(entry) => <EntryItem entry={entry} by={actors[entry.by] ?? entry.by} />}
    </ListPage>
  )
}

function EntryItem({ entry, by }: { entry: ListedEntry & { readonly on: string }; by: string }) {
  const { amounts, kind, order, courier, store, remittanceId, on } = entry
  return (
    <div className="wrap-anywhere px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
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
        <ul className="text-end max-sm:w-full">
          {amounts.map(({ id, account, amount }) => (
            <li key={id} className="max-sm:flex max-sm:justify-between">
              {cashMessages.accounts[account]}{' '}
              <b className="tabular-nums">
                <bdi>{formatPrice(shownAmount(account, amount))}</bdi>
              </b>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-ink-soft text-sm">
        {Object.entries({ courier, store }).map(
          ([part, name]) =>
            name && (
              <Fragment key={part}>
                <bdi>{name}</bdi>
                {' · '}
              </Fragment>
            ),
        )}
        {orderNamesMessages.by(by, on)}
      </p>
    </div>
  )
}
