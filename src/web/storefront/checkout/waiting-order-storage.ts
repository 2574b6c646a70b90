import { storedValue } from '#web/ui/browser-storage.ts'

/** The fields of an order, as the visitor sent them. */
type SentFields = readonly (readonly [name: string, value: string])[]

/** The place of an order in the waiting room. */
export interface WaitingOrder {
  /** The idempotency key, to which the place belongs. */
  readonly key: string
  /** 1 is next. */
  readonly place: number
  /** When its turn comes, in milliseconds since 1970. */
  readonly turnAt: number
  /** What is sent again; without them only the button sends it. */
  readonly fields?: SentFields
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
  const { key, place, turnAt, fields } = Object(stored) as Record<string, unknown>
  if (typeof key !== 'string' || !Number.isSafeInteger(place) || !Number.isSafeInteger(turnAt)) return undefined
  const found = { key, place: place as number, turnAt: turnAt as number }
  return areFields(fields) ? { ...found, fields } : found
}

function areFields(stored: unknown): stored is SentFields {
  const isField = (field: unknown) =>
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string')
  return Array.isArray(stored) && stored.every(isField)
}

export function fieldsOf(form: FormData): SentFields {
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

export function formOf(fields: SentFields): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
