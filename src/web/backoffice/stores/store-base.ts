import { z } from 'zod'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { wholeShape } from '#domain/fields/field-shapes.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { translationsShape } from '#domain/translations-shape.ts'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'

const base = jsonIn(wholeShape(storeFields, { translations: translationsShape.optional() }))

/** Reads the store as it was when the form was opened from a hidden field. Undefined when it is invalid. */
export function readStoreBase(form: FormData): NewStore | undefined {
  return readFields(z.object({ base }), form).base
}
