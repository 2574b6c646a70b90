import { Form } from 'react-router'
import { searchOffice } from '#domain/office-search/search-office.ts'
import { formatPhone, parsePhone } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { officeSearchMessages } from '#page-messages/backoffice/office-search.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { officeSearchPath } from '#web/paths/backoffice-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import type { Route } from './+types/search-page'
import { FoundCustomers, FoundOrders, FoundOthers, FoundProducts } from './found-lists.tsx'

const maxSearchLength = 100

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = cleanPlainLine(new URL(request.url).searchParams.get('q') ?? '').slice(0, maxSearchLength)
  const { customers, orders, ...found } = await searchOffice(officeIn(context), text)
  return {
    text,
    ...found,
    orders: orders.map((order) => ({ ...order, placedOn: formatShortMoment(order.placedAt) })),
    // An erased number is none that could be opened.
    customers: customers
      .filter(({ phone }) => parsePhone(phone) !== undefined)
      .map((customer) => ({ ...customer, formattedPhone: formatPhone(customer.phone) })),
  }
}

/** One search over orders, customers, products, stores, messages, codes and remittances. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, orders, customers, products, others } = loaderData
  const isEmpty = [orders, customers, products, others].every((found) => found.length === 0)
  return (
    <OfficePage title={officeSearchMessages.title}>
      <Form method="get" action={officeSearchPath()} role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          key={text}
          label={officeSearchMessages.label}
          name="q"
          type="search"
          defaultValue={text}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          // The page has no other purpose, and is opened by a key.
          autoFocus={text === ''}
          className="min-w-56 flex-1"
        />
        <Button type="submit" variant="secondary">
          {officeSearchMessages.find}
        </Button>
      </Form>
      <LiveRegion className="space-y-5">
        {text !== '' && isEmpty && <EmptyList text={officeSearchMessages.nothing} />}
        <FoundOrders text={text} orders={orders} hasMore={loaderData.hasMoreOrders} />
        <FoundCustomers customers={customers} />
        <FoundProducts text={text} products={products} hasMore={loaderData.hasMoreProducts} />
        <FoundOthers others={others} />
      </LiveRegion>
    </OfficePage>
  )
}
