import { storedValue } from '#web/ui/browser-storage.ts'

/** The fields of an order that waits for its turn, as they were sent. */
export type WaitingOrder = readonly (readonly [name: string, value: string])[]

/** Session storage: the page goes on waiting after a reload. */
export const storedWaitingOrder = storedValue<WaitingOrder | undefined>({
  key: 'hirfa.waiting',
  empty: undefined,
  parse: waitingOrderFromStored,
  format: (order) => order ?? null,
  lifetime: 'tab',
})

export function waitingOrderFromStored(stored: unknown): WaitingOrder | undefined {
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  return Array.isArray(stored) && stored.every(isField) ? stored : undefined
}

export function waitingOrderFrom(form: FormData): WaitingOrder {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

export function waitingOrderToForm(order: WaitingOrder): FormData {
  const form = new FormData()
  for (const [name, value] of order) form.append(name, value)
  return form
}
