import { type MouseEvent, useRef, useState } from 'react'
import type { CarrierProblem } from '#domain/couriers/handovers/carrier.ts'
import { canBeHandedOver } from '#domain/couriers/handovers/handover.ts'
import { type OrderStatus, orderStatuses } from '#domain/order-status.ts'
import type { ExpectedOrder } from '#domain/orders/status/advance-order-as-operator.ts'
import { nextStatusesOf } from '#domain/orders/status/order-steps.ts'
import { carrierMessages } from '#page-messages/backoffice/carrier.ts'
import { unsavedChangesMessages } from '#page-messages/backoffice/layout.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { CarrierField } from '#web/backoffice/orders/carrier/carrier-field.tsx'
import type { CarrierChoices } from '#web/backoffice/orders/carrier/read-carriers.ts'
import { NotifyCustomerField } from '#web/backoffice/orders/notify-customer-field.tsx'
import { ReasonField } from '#web/backoffice/orders/reason-field.tsx'
import { handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import { type PrintedPaper, printPath } from '#web/paths/backoffice-order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface BulkActionsProps {
  /** The orders of the page. */
  readonly listed: readonly Pick<ExpectedOrder, 'status'>[]
  /** The selected orders; undefined before hydration. */
  readonly ticked: readonly ExpectedOrder[] | undefined
  /** The labels of the listed orders, by id. */
  readonly names: ReadonlyMap<number, string>
  readonly isReasonMissing: boolean
  readonly carriers: CarrierChoices
  readonly carrierProblem: CarrierProblem | undefined
  /** Called before another page replaces the list. */
  readonly onLeave: () => void
}

/** The bulk actions for selected orders. Part of the form of the list; visible once an order is selected. */
export function BulkActions({ listed, ticked, names, ...props }: BulkActionsProps) {
  const { isReasonMissing, carriers, carrierProblem, onLeave } = props
  const { list, steps } = ordersMessages
  const [wanted, want] = useState<OrderStatus>()
  const [isAsking, setAsking] = useState(false)
  const [isReasonEmpty, setReasonEmpty] = useState(false)
  const [carrier, setCarrier] = useState('')
  const bar = useRef<HTMLFieldSetElement>(null)
  const choices = stepsOf(ticked?.length ? ticked : listed)
  const to = choices.find((step) => step === wanted) ?? choices[0]
  const count = ticked?.length ?? 0
  const take = to && count > 0 ? list.takeWith(steps[to], count) : list.take

  const confirmOrShowError = (event: MouseEvent) => {
    event.preventDefault()
    const reason = bar.current?.querySelector<HTMLInputElement>('input[name="reason"]')
    const isEmpty = to === 'cancelled' && reason?.value.trim() === ''
    setReasonEmpty(isEmpty)
    setCarrier(bar.current?.querySelector<HTMLSelectElement>('select[name=carrier]')?.selectedOptions[0]?.text ?? '')
    if (isEmpty) reason?.focus()
    else setAsking(true)
  }
  return (
    <>
      <fieldset
        ref={bar}
        className="panel sticky bottom-15 z-10 mt-3 hidden p-3 shadow-float group-has-[[name=id]:checked]:block lg:bottom-3"
      >
        <legend className="sr-only">{list.withSelected}</legend>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="me-auto ps-1 font-semibold noscript:hidden">
            {count > 0 && list.selected(count)}
          </p>
          <div className="flex gap-2">
            <PrintButton what="slips" name={list.slips} onClick={onLeave} />
            <PrintButton what="labels" name={list.labels} onClick={onLeave} />
          </div>
        </div>
        {(!ticked || ticked.some(({ status }) => canBeHandedOver(status))) && (
          <SubmitButton variant="secondary" formAction={handoversPath()} onClick={onLeave} className="mt-2 w-full">
            {carrierMessages.startHandover}
          </SubmitButton>
        )}
        {choices.length > 0 && (
          <details open={isReasonMissing || carrierProblem !== undefined} className="mt-1">
            <summary className="min-h-11 ps-1 font-semibold">{list.withSelected}</summary>
            <div className="flex flex-wrap items-end gap-3">
              <SelectField
                label={list.step}
                name="to"
                value={to}
                onChange={({ target }) => want(orderStatuses.find((status) => status === target.value))}
                choices={choices.map((status) => ({ value: status, name: steps[status] }))}
                className="min-w-40 flex-1"
              />
              {/* Shown by CSS, so that it works without script. */}
              <div className="hidden basis-full group-has-[option[value=cancelled]:checked]:block">
                <ReasonField isMissing={isReasonEmpty || isReasonMissing} />
              </div>
              <div className="hidden basis-full group-has-[option[value=shipped]:checked]:block">
                <CarrierField choices={carriers} problem={carrierProblem} />
              </div>
              <div className="basis-full">
                <NotifyCustomerField canTell />
              </div>
              <SubmitButton onClick={confirmOrShowError}>{take}</SubmitButton>
            </div>
          </details>
        )}
      </fieldset>
      <Dialog
        isOpen={isAsking && count > 0}
        title={list.sure(take)}
        closeLabel={unsavedChangesMessages.close}
        onClose={() => setAsking(false)}
      >
        {to === 'shipped' && carrier && <p className="mt-3 font-semibold">{carrierMessages.asked(carrier)}</p>}
        <ul className="mt-3 max-h-60 overflow-y-auto rounded-xl bg-white px-4 py-2 ring-1 ring-sand-deep">
          {ticked?.map(({ id }) => (
            <li key={id} className="py-0.5">
              {names.get(id) ?? id}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <SubmitButton onClick={() => setTimeout(() => setAsking(false))}>{take}</SubmitButton>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {list.notNow}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/**
 * Returns the statuses that any selected order can take; those of any listed order while the selection is unknown. A
 * lost parcel is written off on its own page, with what its courier owes for it.
 */
function stepsOf(orders: readonly Pick<ExpectedOrder, 'status'>[]): OrderStatus[] {
  const possible = new Set(orders.flatMap(({ status }) => nextStatusesOf(status)))
  return orderStatuses.filter((to) => to !== 'written-off' && possible.has(to))
}

function PrintButton({ what, name, onClick }: { what: PrintedPaper; name: string; onClick: () => void }) {
  return (
    <SubmitButton
      variant="outline"
      name="what"
      value={what}
      formMethod="get"
      formAction={printPath()}
      onClick={onClick}
      className="px-3! text-sm"
    >
      {name}
    </SubmitButton>
  )
}
