import { closedPeriodProblem } from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { Translations } from '#domain/translations.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { codecsOf } from '#web/forms/codecs-of.ts'
import { type FormReading, readTyped, type Typed, typedIn, typedOf, type Values } from '#web/forms/form.ts'

/** The plain fields of the form of a store. */
export const storeForm = codecsOf(storeFields)

/** The values of the form of a store as typed, valid or not, with its translations. */
export interface TypedStore extends Typed<typeof storeForm> {
  readonly texts: Translations
}

export type StoreFieldErrors = BackofficeFieldErrors<keyof typeof storeFields>

export function typedStoreIn(form: FormData): TypedStore {
  return { ...typedIn(storeForm, form), texts: withTypedTranslations({}, form, 'store') }
}

/** Returns the initial values of a store's form. */
export function typedStoreOf(store: NewStore): TypedStore {
  return { ...typedOf(storeForm, store), texts: store.translations ?? {} }
}

/** Returns what to say of the fields of a period that is not sound. */
function closedPeriodErrors(values: Partial<Values<typeof storeForm>>): StoreFieldErrors | undefined {
  const problem = closedPeriodProblem({ closedFirstDay: undefined, closedLastDay: undefined, ...values })
  if (problem === 'incomplete')
    return values.closedFirstDay === undefined ? { closedFirstDay: 'required' } : { closedLastDay: 'required' }
  return problem && { closedLastDay: problem === 'not-in-order' ? 'daysInOrder' : 'day' }
}

/** Reads the store that was typed, without its translations, whose errors are given. */
export function readStoreForm(typed: TypedStore, ofTranslations = {}): FormReading<NewStore, StoreFieldErrors> {
  const reading = readTyped(storeForm, typed, (values) => ({ ...closedPeriodErrors(values), ...ofTranslations }))
  return reading.outcome === 'read' ? { ...reading, value: { ...reading.value, translations: undefined } } : reading
}
