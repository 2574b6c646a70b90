import type { LostParcel } from '#domain/orders/delivery/lost-parcels.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextField } from '#web/ui/field.tsx'

interface WriteOffProps {
  readonly parcel: LostParcel
  /** As it was sent and refused. */
  readonly typed: string | undefined
  readonly isRefused: boolean
  readonly isSending: boolean
}

/** Gives up a lost parcel, with what its courier owes for it. Part of the form of the next steps. */
export function WriteOff({ parcel, typed, isRefused, isSending }: WriteOffProps) {
  const { details: texts, steps } = ordersMessages
  const { courier, goods, makersShare } = parcel
  return (
    <Disclosure title={steps['written-off']} isOpen={isRefused} className="mt-2">
      <p>{texts.writeOff.text(formatPrice(goods), formatPrice(makersShare))}</p>
      {courier ? (
        <TextField
          label={texts.writeOff.claim(courier)}
          hint={texts.writeOff.claimHint}
          name="claim"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed ?? formatPrice(goods)}
          error={isRefused ? texts.writeOff.noClaim(formatPrice(goods)) : undefined}
          className="mt-2"
        />
      ) : (
        <p>{texts.writeOff.noCourier}</p>
      )}
      <Button type="submit" name="to" value="written-off" variant="outline" disabled={isSending} className="mt-3">
        {steps['written-off']}
      </Button>
    </Disclosure>
  )
}
