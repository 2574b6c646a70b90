import { type RefObject, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { orderEntryMessages as entry } from '#page-messages/backoffice/order-entry.ts'
import { previousCustomerPath } from '#web/paths/backoffice-order-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import type { clientLoader } from './previous-customer-data.ts'

/** Looks up the last customer with the typed phone number, once it is valid. */
export function usePreviousCustomer() {
  const { data: found, load } = useFetcher<typeof clientLoader>()
  const [phone, setPhone] = useState<Phone>()
  return {
    /** Fields of the last customer with the number that is in the field now. */
    fields: found && found.phone === phone ? found.fields : undefined,
    lookUp(typed: string) {
      const number = parsePhone(typed)
      setPhone(number)
      if (number && number !== phone) load(previousCustomerPath(number))
    },
  }
}

interface PreviousCustomerOfferProps {
  readonly fields: ReturnType<typeof usePreviousCustomer>['fields']
  readonly form: RefObject<HTMLFormElement | null>
}

/** Offers to fill in the data of the last order. Only empty fields are filled in, after the operator agrees. */
export function PreviousCustomerOffer({ fields, form }: PreviousCustomerOfferProps) {
  const [filled, setFilled] = useState<typeof fields>()
  return (
    <LiveRegion className="sm:col-span-2">
      {fields &&
        (filled === fields ? (
          <p className="text-olive-deep">{entry.filledIn}</p>
        ) : (
          <div className="flex flex-wrap items-center gap-3 rounded-xl bg-limestone p-3">
            <p className="wrap-anywhere min-w-48 flex-1">
              <bdi>{entry.known(fields.name, fields.city)}</bdi>
            </p>
            <Button
              variant="outline"
              onClick={() => {
                fillIn(form.current, fields)
                setFilled(fields)
              }}
            >
              {entry.fillIn}
            </Button>
          </div>
        ))}
    </LiveRegion>
  )
}

function fillIn(form: HTMLFormElement | null, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    const isEmpty =
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value.trim() === ''
    if (isEmpty) field.value = value
  }
}
