import type { Marketplace } from '#domain/marketplace.ts'
import { passwordProblem } from '#domain/operators/password-problem.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import type { BackofficeFieldErrors } from '#web/backoffice/forms/field-props.ts'
import type { FormReading } from '#web/forms/form.ts'
import { textIn } from '#web/forms/read-form.ts'

export type PasswordErrors = BackofficeFieldErrors<'password' | 'repeated'>

/** Reads a new password, typed twice. `personal` lists words it must not consist of. */
export function readNewPassword(form: FormData, personal: readonly string[]): FormReading<string, PasswordErrors> {
  const password = textIn(form, 'password')
  const problem = passwordProblem(password, personal)
  if (problem) return { outcome: 'invalid', fieldErrors: { password: problem } }
  if (textIn(form, 'repeated') !== password) return { outcome: 'invalid', fieldErrors: { repeated: 'differs' } }
  return { outcome: 'read', value: password }
}

/** Returns words that a new password must not consist of: name and email of the operator and of the shop. */
export async function personalPasswordWords(
  marketplace: Marketplace,
  person: { readonly name: string; readonly email: string } | undefined,
): Promise<string[]> {
  const { name, otherName, email } = await getShopProfile(marketplace)
  return [...(person ? [person.name, person.email] : []), name, ...(otherName === undefined ? [] : [otherName]), email]
}
