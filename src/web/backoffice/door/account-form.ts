import { type Email, parseEmail } from '#domain/email.ts'
import { type PasswordProblem, passwordProblem } from '#domain/operators/password-problem.ts'
import { cleanLine } from '#domain/text.ts'
import { textIn } from '../../read-form.ts'

const longestName = 80

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

/** Who someone is: the name colleagues and histories know, and the address that letters go to. */
export function readPerson(form: FormData): Read<{ readonly name: string; readonly email: Email }> {
  const name = cleanLine(textIn(form, 'name'))
  const email = parseEmail(textIn(form, 'email'))
  if (name === '' || !email || name.length > longestName) {
    const wrongName = name === '' ? 'required' : name.length > longestName ? 'tooLong' : undefined
    return { mistakes: { ...(wrongName && { name: wrongName }), ...(!email && { email: 'email' }) } }
  }
  return { value: { name, email } }
}
