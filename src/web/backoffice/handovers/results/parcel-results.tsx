import { useEffect } from 'react'
import { Form } from 'react-router'
import type { ParcelOnTheWay } from '#domain/couriers/results/list-parcels-on-the-way.ts'
import { resultOutcomes } from '#domain/couriers/results/reported-row.ts'
import { attemptDeciders, attemptReasons, maxAttemptNote } from '#domain/orders/delivery/delivery-attempt.ts'
import { deliveryResultsMessages } from '#page-messages/backoffice/delivery-results.ts'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { SelectAll, useCheckedValues } from '#web/backoffice/layout/select-all.tsx'
import { expectedOrderToForm } from '#web/backoffice/orders/list/orders-query.ts'
import { NoImplicitSubmit } from '#web/backoffice/orders/no-implicit-submit.tsx'
import { StatusBadge } from '#web/backoffice/orders/status-badge.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface ParcelResultsProps {
  readonly parcels: readonly ParcelOnTheWay[]
  /** The result of the last action that is over. */
  readonly ended: unknown
}

/** The parcels on their way, to tick, with what became of those that are ticked. */
export function ParcelResults({ parcels, ended }: ParcelResultsProps) {
  const { form, checked, update } = useCheckedValues('id', parcels, ended)
  const count = checked?.length ?? 0
  useEffect(() => {
    // The outcome and the note were those of the parcels before.
    if (ended) form.current?.reset()
  }, [ended, form])
  return (
    <Form ref={form} method="post" onChange={update} className="group mt-2">
      <NoImplicitSubmit />
      <SelectAll label={deliveryResultsMessages.selectAll} name="id" />
      <ul className="divide-y divide-sand overflow-hidden rounded-xl ring-1 ring-sand-deep">
        {parcels.map((parcel) => (
          <li key={parcel.id}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3.5 px-3.5 py-2 hover:bg-sand/40">
              <input
                type="checkbox"
                name="id"
                value={expectedOrderToForm(parcel)}
                aria-label={handoversMessages.select(parcel.number)}
                className="size-5 shrink-0 accent-door"
              />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span dir="auto" className="truncate font-semibold">
                    {parcel.customerName}
                  </span>
                  <StatusBadge status={parcel.status} />
                </span>
                <span className="block text-ink-soft text-sm tabular-nums">
                  <OrderNumbers in={parcel.number} /> · <bdi>{parcel.city}</bdi>
                  {parcel.courierName && (
                    <>
                      {' · '}
                      <bdi>{parcel.courierName}</bdi>
                    </>
                  )}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <fieldset className="mt-3 space-y-3 rounded-xl bg-sand/40 p-3">
        <legend className="sr-only">{deliveryResultsMessages.result}</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {resultOutcomes.map((outcome) => (
            <label key={outcome} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="outcome"
                value={outcome}
                defaultChecked={outcome === 'delivered'}
                className="size-5 shrink-0 accent-door"
              />
              {deliveryResultsMessages.outcomes[outcome]}
            </label>
          ))}
        </div>
        {/* Shown by CSS, so that it works without script. */}
        <div className="hidden gap-3 group-has-[[value=postponed]:checked]:grid group-has-[[value=refused]:checked]:grid sm:grid-cols-2">
          <SelectField
            label={deliveryResultsMessages.decidedBy}
            name="decidedBy"
            choices={attemptDeciders.map((value) => ({ value, name: orderNamesMessages.attemptDeciders[value] }))}
          />
          <SelectField
            label={deliveryResultsMessages.reason}
            name="reason"
            choices={attemptReasons.map((value) => ({ value, name: orderNamesMessages.attemptReasons[value] }))}
          />
        </div>
        <TextField
          label={orderNamesMessages.newDeliveryOn}
          name="until"
          type="date"
          className="hidden group-has-[[value=postponed]:checked]:block"
        />
        <TextField label={deliveryResultsMessages.note} name="note" maxLength={maxAttemptNote} />
        <Checkbox name="tell" defaultChecked>
          {deliveryResultsMessages.tell}
        </Checkbox>
        <SubmitButton name="do" value="record" className="w-full">
          {count > 0 ? deliveryResultsMessages.record(count) : deliveryResultsMessages.recordPlain}
        </SubmitButton>
      </fieldset>
    </Form>
  )
}
