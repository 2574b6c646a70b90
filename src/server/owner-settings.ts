import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { minPasswordLength } from '#domain/operators/password-length.ts'
import { passwordProblem } from '#domain/operators/password-problem.ts'
import type { OwnerSettings } from './set-up-owner.ts'

const problems = {
  'too-short': `must have at least ${minPasswordLength} characters`,
  'too-long': 'is too long',
  common: 'is among the first that guessers try',
  personal: 'is little more than the address',
} as const

export const ownerFields = {
  OWNER_EMAIL: z
    .string()
    .refine((text) => parseEmailAddress(text) !== undefined, 'must be an e-mail address')
    .optional(),
  OWNER_PASSWORD: z.string().optional(),
  SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
}

type OwnerFields = z.infer<z.ZodObject<typeof ownerFields>>

/** Requires both settings or neither, and a password that the sign-up form would accept. */
export function requireOwnerSettings({ OWNER_EMAIL, OWNER_PASSWORD }: OwnerFields, context: z.RefinementCtx): void {
  const wrong = (path: keyof OwnerFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (OWNER_EMAIL === undefined && OWNER_PASSWORD !== undefined) wrong('OWNER_EMAIL', 'is needed with OWNER_PASSWORD')
  if (OWNER_EMAIL !== undefined && OWNER_PASSWORD === undefined) wrong('OWNER_PASSWORD', 'is needed with OWNER_EMAIL')
  const problem = OWNER_PASSWORD === undefined ? undefined : passwordProblem(OWNER_PASSWORD, [OWNER_EMAIL ?? ''])
  if (problem) wrong('OWNER_PASSWORD', problems[problem])
}

export function readOwnerSettings({ OWNER_EMAIL, OWNER_PASSWORD }: OwnerFields): OwnerSettings | undefined {
  const email = parseEmailAddress(OWNER_EMAIL ?? '')
  return email && OWNER_PASSWORD ? { email, password: OWNER_PASSWORD } : undefined
}
