import type { z } from 'zod'

import type { FieldErrors } from './read-form.ts'

type FormReading<Schema extends z.ZodType, Key extends string> =
  | { readonly outcome: 'read'; readonly value: z.output<Schema> }
  | { readonly outcome: 'invalid'; readonly fieldErrors: FieldErrors<keyof z.input<Schema>, Key> }

/**
 * Returns a function that checks typed fields with a schema. The errors of the schema are keys of these messages; of
 * several errors of a field the first counts. It throws when a schema reports an error that has no message.
 */
export function formChecker<Key extends string>(messages: Readonly<Record<Key, unknown>>) {
  const isKey = (text: string): text is Key => Object.hasOwn(messages, text)
  return <Schema extends z.ZodType>(schema: Schema, typed: z.input<Schema>): FormReading<Schema, Key> => {
    const result = schema.safeParse(typed)
    if (result.success) return { outcome: 'read', value: result.data }
    // Reversed, because of several entries of one field the last stays.
    const errors = result.error.issues.toReversed().map(({ path, message }) => {
      if (!isKey(message)) throw new Error(`No message for the error: ${message}`)
      return [path[0], message]
    })
    return { outcome: 'invalid', fieldErrors: Object.fromEntries(errors) }
  }
}
