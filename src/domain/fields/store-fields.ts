import { governorates } from '#domain/geography/governorate.ts'
import { type FieldTable, type TranslatedOf, textRulesOf, type ValuesOf } from './field.ts'

/**
 * The plain fields of a store, which visitors see. From this table follow what is selected and written, drafts, forms,
 * the audit log and exports.
 */
export const storeFields = {
  name: { column: 'name', kind: 'line', maxLength: 80, isTranslated: true, isRequired: true },
  category: { column: 'category', kind: 'category', isRequired: true },
  description: { column: 'description', kind: 'paragraphs', maxLength: 3000, isTranslated: true, isRequired: false },
  /** A few words, such as "Painted pottery". */
  craft: { column: 'craft', kind: 'line', maxLength: 60, isTranslated: true, isRequired: false },
  /** Where the workshop is. */
  town: { column: 'town', kind: 'line', maxLength: 60, isTranslated: true, isRequired: false },
  governorate: { column: 'governorate', kind: 'choice', choices: governorates, isRequired: false },
  /** Working days to prepare an order; without them, as the setting says. */
  preparationDays: { column: 'preparation_days', kind: 'count', min: 0, max: 30, isRequired: false },
  logo: { column: 'logo', kind: 'picture', isRequired: true },
  cover: { column: 'cover', kind: 'picture', isRequired: true },
  /** The days on which nothing of the store can be ordered, both included. */
  closedFirstDay: { column: 'closed_from', kind: 'first day', isRequired: false },
  closedLastDay: { column: 'closed_until', kind: 'last day', isRequired: false },
  closedNote: { column: 'closed_note', kind: 'line', maxLength: 200, isTranslated: true, isRequired: false },
  instagramUrl: { column: 'instagram_url', kind: 'instagram', isRequired: false },
  facebookUrl: { column: 'facebook_url', kind: 'facebook', isRequired: false },
} as const satisfies FieldTable

/** The texts of a store that are translated. */
export const storeTexts = textRulesOf(storeFields)

export type StoreText = TranslatedOf<typeof storeFields>

export type StoreValues = ValuesOf<typeof storeFields>
