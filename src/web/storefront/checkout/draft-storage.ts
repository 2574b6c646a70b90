import { textFromStored } from '#web/storefront/browser/stored-fields.ts'
import { storedValue } from '#web/ui/browser-storage.ts'
import { type CheckoutField, checkoutFields } from './checkout-fields.ts'

/** What was typed at the checkout, by field name. */
export type Draft = Readonly<Record<CheckoutField | 'paymentMethod' | 'code', string>>

const blank = draftFromStored({})

/** Session storage: survives a reload, and is gone with the tab. */
export const storedDraft = storedValue<Draft>({
  key: 'hirfa.checkout',
  empty: blank,
  parse: draftFromStored,
  format: (draft) => draft,
  lifetime: 'tab',
})

export function saveDraft(form: FormData): void {
  const typed = Object.fromEntries(form)
  storedDraft.change(() => draftFromStored(typed))
}

export function clearDraft(): void {
  storedDraft.change(() => blank)
}

export function draftFromStored(stored: unknown): Draft {
  const typed = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const fields = [...checkoutFields, 'paymentMethod', 'code'] as const
  return Object.fromEntries(fields.map((field) => [field, textFromStored(typed[field])])) as Draft
}
