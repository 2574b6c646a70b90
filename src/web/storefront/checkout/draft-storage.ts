import { storedValue } from '../browser-storage.ts'
import { textFromStored } from '../stored-fields.ts'
import { type CheckoutField, checkoutFields } from './checkout-form.ts'

/** What has been typed at the checkout, under the names of the form's fields. */
export type Draft = Readonly<Record<CheckoutField | 'paymentMethod', string>>

const blank = draftFromStored({})

/** Kept for this tab only, so that a reload loses nothing and nothing outlasts the visit. */
export const storedDraft = storedValue<Draft>({
  key: 'hirfa.checkout',
  empty: blank,
  parse: draftFromStored,
  format: (draft) => draft,
  lasts: 'tab',
})

export function saveDraft(form: FormData): void {
  const typed = Object.fromEntries(form)
  storedDraft.change(() => draftFromStored(typed))
}

export function forgetDraft(): void {
  storedDraft.change(() => blank)
}

export function draftFromStored(stored: unknown): Draft {
  const typed = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const fields = [...checkoutFields, 'paymentMethod'] as const
  return Object.fromEntries(fields.map((field) => [field, textFromStored(typed[field])])) as Draft
}
