import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { passwordProblem } from '#domain/operators/password-problem.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { parsed, requiredText } from '#web/forms/field-values.ts'
import { plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { maxNameLength } from './account-limits.ts'

export const nameForm = z.object({ name: requiredText(maxNameLength) })

export const emailForm = z.object({ email: parsed(parseEmailAddress, 'email') })

export const personForm = nameForm.extend(emailForm.shape)

/** A new password, typed twice. `personal` lists words it must not consist of. */
export function newPasswordForm(personal: readonly string[]) {
  return z.object({ password: z.string(), repeated: z.string() }).transform(({ password, repeated }, context) => {
    const problem = passwordProblem(password, personal)
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem })
    else if (repeated !== password) context.addIssue({ code: 'custom', path: ['repeated'], message: 'differs' })
    return password
  })
}

export type AccountFieldErrors = BackofficeFieldErrors<'name' | 'email' | 'password' | 'repeated'>

/** Reads a new password. */
export function readNewPassword(form: FormData, personal: readonly string[]) {
  return checkForm(newPasswordForm(personal), readFields(z.object({ password: rawText, repeated: rawText }), form))
}

/** Reads an operator's name. */
export function readName(form: FormData) {
  return checkForm(nameForm, readFields(z.object({ name: plainLine }), form))
}

/** Reads an operator's email address. */
export function readEmail(form: FormData) {
  return checkForm(emailForm, readFields(z.object({ email: rawText }), form))
}

/** Reads an operator's name and email address. */
export function readPerson(form: FormData) {
  return checkForm(personForm, readFields(z.object({ name: plainLine, email: rawText }), form))
}

/** Returns words that a new password must not consist of: name and email of the operator and of the shop. */
export async function personalPasswordWords(
  marketplace: Marketplace,
  person: { readonly name: string; readonly email: string } | undefined,
): Promise<string[]> {
  const { name, otherName, email } = await getShopProfile(marketplace)
  return [...(person ? [person.name, person.email] : []), name, ...(otherName === undefined ? [] : [otherName]), email]
}
