import { Form } from 'react-router'
import { maxBarcodeLength } from '#domain/couriers/api/api-limits.ts'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DisplayedHandover } from './displayed-handover.ts'

/** What the courier's program knows of a parcel, and what a person decides where nobody knows. */
export function SentParcel({ parcel }: { parcel: DisplayedHandover['sent'][number] }) {
  const { state, dueOn, barcode, labelUrl, refusal, reported, isTakenBack } = parcel
  return (
    <div className="mt-1 space-y-1 text-sm">
      <p className={isToDecide(state) ? 'font-semibold text-clay-deep' : 'text-ink-soft'}>
        {state === 'waiting' ? courierApiMessages.states.waiting(dueOn) : courierApiMessages.states[state]}
        {refusal && (
          <>
            {': '}
            <bdi>{refusal}</bdi>
          </>
        )}
      </p>
      {barcode && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>
            {courierApiMessages.barcode} <bdi className="font-semibold tabular-nums">{barcode}</bdi>
          </span>
          {labelUrl && (
            <a href={labelUrl} target="_blank" rel="noreferrer" className="text-link">
              {courierApiMessages.label}
            </a>
          )}
        </p>
      )}
      {reported && <p>{courierApiMessages.reported(reported.words, reported.on)}</p>}
      {isTakenBack && <p className="font-semibold text-clay-deep">{courierApiMessages.takenBack}</p>}
      {isToDecide(state) && <Decision parcel={parcel} />}
    </div>
  )
}

function isToDecide(state: DisplayedHandover['sent'][number]['state']): boolean {
  return state === 'uncertain' || state === 'refused'
}

function Decision({ parcel: { orderId } }: { parcel: DisplayedHandover['sent'][number] }) {
  return (
    <Form method="post" className="flex flex-wrap items-end gap-2">
      <TextField
        label={courierApiMessages.barcode}
        name="barcode"
        dir="ltr"
        autoComplete="off"
        maxLength={maxBarcodeLength}
        className="min-w-40 flex-1"
      />
      <SubmitButton name="do" value={`is-there ${orderId}`} variant="outline">
        {courierApiMessages.isThere}
      </SubmitButton>
      <SubmitButton name="do" value={`send-again ${orderId}`} variant="outline">
        {courierApiMessages.sendAgain}
      </SubmitButton>
    </Form>
  )
}
