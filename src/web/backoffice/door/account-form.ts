import { type Email, parseEmail } from '#domain/email.ts'
import { type PasswordProblem, passwordProblem } from '#domain/operators/password-problem.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

/** In characters. */
export const longestName = 80

export type AccountMistake = 'required' | 'email' | 'tooLong' | 'differs' | PasswordProblem

export type AccountMistakes = { readonly [Field in 'name' | 'email' | 'password' | 'repeated']?: AccountMistake }

type Read<Value> = { readonly value: Value } | { readonly mistakes: AccountMistakes }

/** A new password, typed twice because nobody sees it. `personal` is what it may not be made of. */
export function readNewPassword(form: FormData, personal: readonly string[]): Read<string> {
  const password = textIn(form, 'password')
  const problem = passwordProblem(password, personal)
  if (problem) return { mistakes: { password: problem } }
  return textIn(form, 'repeated') === password ? { value: password } : { mistakes: { repeated: 'differs' } }
}

/** What colleagues and the history call someone. */
export function readName(form: FormData): Read<string> {
  const name = cleanLine(textIn(form, 'name'))
  if (name === '') return { mistakes: { name: 'required' } }
  return name.length > longestName ? { mistakes: { name: 'tooLong' } } : { value: name }
}

/** Who someone is: the name colleagues and histories know, and the address that letters go to. */
export function readPerson(form: FormData): Read<{ readonly name: string; readonly email: Email }> {
  const name = readName(form)
  const email = parseEmail(textIn(form, 'email'))
  if ('mistakes' in name || !email) {
    return { mistakes: { ...('mistakes' in name && name.mistakes), ...(!email && { email: 'email' }) } }
  }
  return { value: { name: name.value, email } }
}
