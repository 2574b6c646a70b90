import {
  type ClosedPeriod,
  type ClosedPeriodProblem,
  closedPeriodProblem,
} from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Translations } from '#domain/translations.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/check-form.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { readTypedFields, type TypedFields, typedFieldsIn, typedFieldsOf } from '#web/forms/typed-fields.ts'

/** The values of the form of a store as typed, valid or not, with its translations. */
export interface TypedStore extends TypedFields<typeof storeFields> {
  readonly texts: Translations
}

export type StoreFieldErrors = BackofficeFieldErrors<keyof typeof storeFields>

export function typedStoreIn(form: FormData): TypedStore {
  return { ...typedFieldsIn(storeFields, form), texts: withTypedTranslations({}, form, 'store') }
}

/** Returns the initial values of a store's form. */
export function typedStoreOf(store: NewStore): TypedStore {
  return { ...typedFieldsOf(storeFields, store), texts: store.translations ?? {} }
}

/** Returns what to say of the fields of a period that is not sound. */
function closedPeriodErrors(problem: ClosedPeriodProblem, { closedFirstDay }: Partial<ClosedPeriod>): StoreFieldErrors {
  if (problem === 'incomplete')
    return closedFirstDay === undefined ? { closedFirstDay: 'required' } : { closedLastDay: 'required' }
  return { closedLastDay: problem === 'not-in-order' ? 'daysInOrder' : 'day' }
}

export type StoreReading =
  | { readonly outcome: 'read'; readonly store: NewStore }
  | { readonly outcome: 'invalid'; readonly fieldErrors: StoreFieldErrors }

export function readStoreForm(form: FormData): StoreReading {
  const { values, fieldErrors: ofFields } = readTypedFields(storeFields, typedFieldsIn(storeFields, form))
  const problem = closedPeriodProblem({ closedFirstDay: undefined, closedLastDay: undefined, ...values })
  const fieldErrors = { ...(problem && closedPeriodErrors(problem, values)), ...ofFields }
  if (Object.keys(fieldErrors).length > 0) return { outcome: 'invalid', fieldErrors }
  return { outcome: 'read', store: { ...values, translations: undefined } as NewStore }
}
