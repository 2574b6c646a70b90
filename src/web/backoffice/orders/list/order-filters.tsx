import { Form, Link } from 'react-router'
import { governorates } from '#domain/geography/governorate.ts'
import { orderStatuses } from '#domain/order-status.ts'
import type { OrderFilter } from '#domain/orders/lists/order-filter.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { paymentMethodNames } from '#domain/payment-method.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { useScrollToCurrent } from '#web/backoffice/layout/link-row.tsx'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface OrderFiltersProps {
  readonly filter: OrderFilter
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** Search, statuses and other filters, all in the URL. */
export function OrderFilters({ filter, stores }: OrderFiltersProps) {
  const { list } = ordersMessages
  const { states, paymentMethods, sources, unknownGovernorate } = orderNamesMessages
  const { status, search, from, until, governorate, storeId, payment, source } = filter
  const set = [
    ...[from, until, governorate, storeId, payment, source],
    ...[filter.phoneIsWrong, filter.isOverdue, filter.hasRequest, filter.owesRefund],
  ]
  const stateRow = useScrollToCurrent(status)
  const any = { value: '', name: list.anything }
  return (
    <>
      <nav ref={stateRow} aria-label={list.state} className="-mx-4 mt-4 overflow-x-auto px-4">
        <ul className="flex gap-2 p-0.5 lg:flex-wrap">
          {[undefined, ...orderStatuses].map((state) => (
            <li key={state ?? ''}>
              <Link
                to={ordersPath({ ...without(filter, 'status'), ...(state && { status: state }) })}
                aria-current={state === status ? 'true' : undefined}
                className="grid min-h-11 place-items-center whitespace-nowrap rounded-full px-4 font-semibold text-sm ring-1 ring-sand-deep aria-[current=true]:bg-door aria-[current=true]:text-white"
              >
                {state ? states[state] : list.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" role="search" className="mt-3">
        {status && <input type="hidden" name="state" value={status} />}
        {filter.sort && <input type="hidden" name="sort" value={filter.sort} />}
        <div className="flex gap-2">
          <input
            type="search"
            name="q"
            defaultValue={search}
            aria-label={list.search}
            placeholder={list.search}
            className="min-h-11 min-w-0 flex-1 rounded-xl border border-ink/25 bg-white px-4 text-base"
          />
          <Button type="submit" variant="secondary" aria-label={list.find} className="px-4">
            <Icon name="search" />
          </Button>
        </div>
        <FoldedFilters values={set}>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <TextField label={list.from} name="from" type="date" defaultValue={from} />
            <TextField label={list.until} name="until" type="date" defaultValue={until} />
            <SelectField
              label={list.governorate}
              name="governorate"
              defaultValue={governorate ?? ''}
              choices={[
                any,
                ...governorates.map((code) => ({ value: code, name: governorateMessages[code] })),
                { value: 'unknown', name: unknownGovernorate },
              ]}
            />
            <SelectField
              label={list.store}
              name="store"
              defaultValue={storeId ?? ''}
              choices={[any, ...stores.map(({ id, name }) => ({ value: String(id), name }))]}
            />
            <SelectField
              label={list.payment}
              name="payment"
              defaultValue={payment ?? ''}
              choices={[any, ...paymentMethodNames.map((value) => ({ value, name: paymentMethods[value] }))]}
            />
            <SelectField
              label={list.source}
              name="source"
              defaultValue={source ?? ''}
              choices={[any, ...orderSources.map((value) => ({ value, name: sources[value] }))]}
            />
            <div className="flex items-end gap-2">
              <Button type="submit" variant="secondary" className="px-4">
                {list.apply}
              </Button>
            </div>
          </div>
        </FoldedFilters>
        {set.some((value) => value !== undefined) && (
          <Link to={ordersPath()} className="text-link text-sm">
            {list.clear}
          </Link>
        )}
      </Form>
    </>
  )
}

function without<Name extends keyof OrderFilter>(filter: OrderFilter, name: Name): Omit<OrderFilter, Name> {
  const { [name]: _, ...rest } = filter
  return rest
}
