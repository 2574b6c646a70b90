import type { StoreText } from '#domain/fields/store-fields.ts'
import { storeFieldNames } from '#page-messages/store-fields.ts'

const { name, description, craft, town, closedNote } = storeFieldNames

/** What people call the texts of stores. */
export const storeTextLabels: Readonly<Record<StoreText, string>> = { name, description, craft, town, closedNote }
