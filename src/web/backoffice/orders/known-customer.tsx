import { type RefObject, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { clientLoader } from './customer-data.ts'

/** Looks up who ordered with the number that is being typed, once it is one. */
export function useKnownCustomer() {
  const { data: found, load } = useFetcher<typeof clientLoader>()
  const [phone, setPhone] = useState<Phone>()
  return {
    /** Of the number that stands in the field now. */
    fields: found && found.phone === phone ? found.fields : undefined,
    lookUp(typed: string) {
      const number = parsePhone(typed)
      setPhone(number)
      if (number && number !== phone) load(`/admin/orders/customer?${new URLSearchParams({ phone: number })}`)
    },
  }
}

interface KnownCustomerProps {
  readonly fields: ReturnType<typeof useKnownCustomer>['fields']
  readonly form: RefObject<HTMLFormElement | null>
}

/** Offers what the last order of the number says. Nothing is filled in before the person agrees, and nothing typed is lost. */
export function KnownCustomer({ fields, form }: KnownCustomerProps) {
  const { entry } = useOfficeMessages().orders
  const [filled, setFilled] = useState<typeof fields>()
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
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
    </div>
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
