import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { EmptyList } from '#web/backoffice/layout/empty-list.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { customersPath } from '#web/paths/backoffice-order-paths.ts'
import type { displayedBlocks } from './displayed-customer.ts'

/** The blocked phone numbers. */
export function BlockedCustomers({ blocked }: { blocked: ReturnType<typeof displayedBlocks> }) {
  const { block: texts } = customersMessages
  if (blocked.length === 0) return <EmptyList text={texts.nobody} />
  return (
    <section aria-labelledby="blocked">
      <h2 id="blocked" className="text-xl">
        {texts.list}
      </h2>
      <ul className="panel mt-3 divide-y divide-sand overflow-hidden">
        {blocked.map(({ phone, formattedPhone, kind, note, until }) => (
          <li key={phone}>
            <RowLink to={customersPath({ phone })}>
              <span className="block font-semibold tabular-nums">
                <bdi dir="ltr">{formattedPhone}</bdi>
              </span>
              <span className="wrap-anywhere block text-ink-soft text-sm">
                {texts.kinds[kind]} · <bdi>{note}</bdi> · {until === undefined ? texts.open : texts.until(until)}
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
