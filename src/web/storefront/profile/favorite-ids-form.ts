import { z } from 'zod'
import { rawText, readFields } from '#web/forms/form-fields.ts'
import { favoriteIdsField, maxIds } from './favorite-ids-fields.ts'

const idList = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int32()).max(maxIds))

export const favoriteIdsForm = z.object({
  [favoriteIdsField]: rawText.transform((text) => idList.safeParse(text).data),
})

/** Returns the ids of the form, or undefined when the list is malformed. */
export function readFavoriteIds(form: FormData): readonly number[] | undefined {
  return readFields(favoriteIdsForm, form).products
}
