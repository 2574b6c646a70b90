import { storedValue } from '#web/ui/browser-storage.ts'

/** The fields of an order, as the visitor sent them. */
type SentFields = readonly (readonly [name: string, value: string])[]

/** An order that waits for its turn. */
export interface WaitingOrder {
  readonly fields: SentFields
  /** 1 is next. */
  readonly place: number
  /** When its turn comes, in milliseconds since 1970. */
  readonly turnAt: number
}

/** Session storage: the page goes on waiting after a reload. */
export const storedWaitingOrder = storedValue<WaitingOrder | undefined>({
  key: 'hirfa.waiting',
  empty: undefined,
  parse: waitingOrderFromStored,
  format: (order) => order ?? null,
  lifetime: 'tab',
})

export function waitingOrderFromStored(stored: unknown): WaitingOrder | undefined {
  const { fields, place, turnAt } = Object(stored) as Record<string, unknown>
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  if (!Array.isArray(fields) || !fields.every(isField)) return undefined
  return Number.isSafeInteger(place) && Number.isSafeInteger(turnAt)
    ? { fields, place: place as number, turnAt: turnAt as number }
    : undefined
}

export function fieldsOf(form: FormData): SentFields {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

export function formOf(fields: SentFields): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
