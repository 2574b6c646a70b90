import { useState } from 'react'
import { Form, Link } from 'react-router'
import { type Millimes, millimes } from '#domain/money.ts'
import { maxDifferenceReason, maxRemittanceReference, type OwedOrder } from '#domain/remittances/remittance.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { paymentsMessages } from '#page-messages/backoffice/payments.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/courier-cash-page'

type ActionResult = Route.ComponentProps['actionData']

interface RemittanceFormProps {
  readonly submissionKey: string
  readonly owed: readonly (OwedOrder & { readonly on: string })[]
  readonly actionResult: ActionResult
}

/** Ticks the orders of a remittance, says what should come for them, and takes what came. */
export function RemittanceForm({ submissionKey, owed, actionResult }: RemittanceFormProps) {
  const { record } = cashMessages
  const typed = actionResult && 'typed' in actionResult ? actionResult.typed : undefined
  const matched = actionResult?.outcome === 'matched' ? actionResult : undefined
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    new Set(matched?.ticked ?? typed?.ticked ?? owed.map(({ id }) => id)),
  )
  const differences = matched?.differences ?? typed?.differences ?? []
  const expected = owed.filter(({ id }) => ticked.has(id)).reduce((total, order) => total + order.owed, 0)
  const toggle = (id: number) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  return (
    <Form method="post" className="space-y-4">
      <input type="hidden" name="do" value="record" />
      <input type="hidden" name="key" value={submissionKey} />
      <p>{record.text}</p>
      <FormNotice actionResult={actionResult} />
      <ul className="divide-y divide-sand-deep">
        {owed.map((order) => (
          <OwedItem
            key={order.id}
            order={order}
            isTicked={ticked.has(order.id)}
            difference={differences.find(({ id }) => id === order.id)?.text ?? ''}
            toggle={() => toggle(order.id)}
          />
        ))}
      </ul>
      <p aria-live="polite" className="font-semibold text-lg tabular-nums">
        {record.shouldBe(formatPrice(millimes(expected)))}
      </p>
      <TextField
        label={record.received}
        name="received"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={20}
        defaultValue={typed?.received}
        error={actionResult?.outcome === 'refused' ? amountErrors[actionResult.error] : undefined}
      />
      <TextField
        label={record.reference}
        name="reference"
        maxLength={maxRemittanceReference}
        autoComplete="off"
        defaultValue={typed?.reference}
      />
      <TextField
        label={record.reason}
        name="reason"
        hint={record.reasonHint}
        maxLength={maxDifferenceReason}
        autoComplete="off"
        defaultValue={typed?.reason}
        error={
          actionResult?.outcome === 'reason-needed'
            ? reasonText(actionResult.expected, actionResult.difference)
            : undefined
        }
      />
      <SubmitButton className="w-full sm:w-auto">{record.save}</SubmitButton>
    </Form>
  )
}

const amountErrors = {
  ...{ 'no-amount': cashMessages.record.noAmount, 'two-readings': paymentsMessages.twoReadings },
  'no-orders': undefined,
}

function reasonText(expected: Millimes, difference: Millimes): string {
  return cashMessages.record.reasonNeeded(formatPrice(expected), formatPrice(difference))
}

function FormNotice({ actionResult }: { actionResult: ActionResult }) {
  const { record } = cashMessages
  if (actionResult?.outcome === 'changed-meanwhile') return <Notice tone="error">{record.changed}</Notice>
  if (actionResult?.outcome === 'refused' && actionResult.error === 'no-orders')
    return <Notice tone="error">{record.noOrders}</Notice>
  return null
}

function OwedItem({
  order,
  isTicked,
  difference,
  toggle,
}: {
  order: RemittanceFormProps['owed'][number]
  isTicked: boolean
  difference: string
  toggle: () => void
}) {
  const { record } = cashMessages
  return (
    <li className="py-2">
      <div className="items-center justify-between gap-3 sm:flex">
        <Checkbox
          name="order"
          value={`${order.id} ${order.owed}`}
          checked={isTicked}
          onChange={toggle}
          className="min-w-0 flex-1"
        >
          <span className="wrap-anywhere min-w-0">
            <span className="font-semibold tabular-nums">
              <OrderNumbers in={order.number} />
            </span>{' '}
            <bdi>{order.customerName}</bdi>
            <span className="block text-ink-soft text-sm">
              <bdi>{order.city}</bdi> · {order.on}
            </span>
          </span>
        </Checkbox>
        <p className="flex flex-wrap items-center justify-between gap-x-3 ps-8 tabular-nums sm:block sm:ps-0 sm:text-end">
          <Link to={orderDetailsPath(order.id)} className="text-link font-semibold">
            <span className="sr-only">{record.owed}</span> <bdi>{formatPrice(order.owed)}</bdi>
          </Link>
          <span className="text-ink-soft text-sm sm:block">
            {record.collected} <bdi>{formatPrice(order.collected)}</bdi> · {record.fees}{' '}
            <bdi>{formatPrice(order.fees)}</bdi>
            {order.withheldTax !== 0 && (
              <>
                {' '}
                · {record.withheldTax} <bdi>{formatPrice(order.withheldTax)}</bdi>
              </>
            )}
          </span>
        </p>
      </div>
      <input type="hidden" name="row" value={order.id} />
      <Disclosure title={cashMessages.difference} isOpen={difference !== ''} isSmall>
        <TextField
          label={record.difference}
          name="difference"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          defaultValue={difference}
        />
      </Disclosure>
    </li>
  )
}
