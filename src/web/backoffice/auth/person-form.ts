import { emailAddress, plainLine, required } from '#web/forms/codec.ts'
import type { Typed } from '#web/forms/form.ts'

/** Maximum length of an operator's name in characters. */
export const maxNameLength = 80

/** Who an operator is. */
export const personForm = { name: required(plainLine(maxNameLength)), email: emailAddress }

export type TypedPerson = Typed<typeof personForm>
