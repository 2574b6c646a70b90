import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { type PasswordProblem, passwordProblem } from '#domain/operators/password-problem.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'

/** Maximum lengths in characters. */
export const maxNameLength = 80

export type AccountFieldError = 'required' | 'email' | 'tooLong' | 'differs' | PasswordProblem

export type AccountFieldErrors = { readonly [Field in 'name' | 'email' | 'password' | 'repeated']?: AccountFieldError }

type Read<Value> = { readonly value: Value } | { readonly fieldErrors: AccountFieldErrors }

/** Reads a new password, typed twice. `personal` lists words it must not consist of. */
export function readNewPassword(form: FormData, personal: readonly string[]): Read<string> {
  const password = textIn(form, 'password')
  const problem = passwordProblem(password, personal)
  if (problem) return { fieldErrors: { password: problem } }
  return textIn(form, 'repeated') === password ? { value: password } : { fieldErrors: { repeated: 'differs' } }
}

/** Reads an operator's name. */
export function readName(form: FormData): Read<string> {
  const name = cleanLine(textIn(form, 'name'))
  if (name === '') return { fieldErrors: { name: 'required' } }
  return name.length > maxNameLength ? { fieldErrors: { name: 'tooLong' } } : { value: name }
}

/** Reads an operator's name and email address. */
export function readPerson(form: FormData): Read<{ readonly name: string; readonly email: EmailAddress }> {
  const name = readName(form)
  const email = parseEmailAddress(textIn(form, 'email'))
  if ('fieldErrors' in name || !email) {
    return { fieldErrors: { ...('fieldErrors' in name && name.fieldErrors), ...(!email && { email: 'email' }) } }
  }
  return { value: { name: name.value, email } }
}
