import { z } from 'zod'
import { parseEmail } from '#domain/email.ts'
import { passwordProblem, shortestPassword } from '#domain/operators/password-problem.ts'
import type { OwnerSettings } from './let-owner-in.ts'

const problems = {
  'too-short': `must have at least ${shortestPassword} characters`,
  'too-long': 'is too long',
  common: 'is among the first that guessers try',
  personal: 'is little more than the address',
} as const

export const ownerFields = {
  OWNER_EMAIL: z
    .string()
    .refine((text) => parseEmail(text) !== undefined, 'must be an e-mail address')
    .optional(),
  OWNER_PASSWORD: z.string().optional(),
  SECOND_FACTOR: z.enum(['required', 'optional']).default('optional'),
}

type OwnerFields = z.infer<z.ZodObject<typeof ownerFields>>

/** An owner has both, and a password that a person would be allowed. */
export function requireOwnerSettings({ OWNER_EMAIL, OWNER_PASSWORD }: OwnerFields, context: z.RefinementCtx): void {
  const wrong = (path: keyof OwnerFields, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (OWNER_EMAIL === undefined && OWNER_PASSWORD !== undefined) wrong('OWNER_EMAIL', 'is needed with OWNER_PASSWORD')
  if (OWNER_EMAIL !== undefined && OWNER_PASSWORD === undefined) wrong('OWNER_PASSWORD', 'is needed with OWNER_EMAIL')
  const problem = OWNER_PASSWORD === undefined ? undefined : passwordProblem(OWNER_PASSWORD, [OWNER_EMAIL ?? ''])
  if (problem) wrong('OWNER_PASSWORD', problems[problem])
}

export function readOwnerSettings({ OWNER_EMAIL, OWNER_PASSWORD }: OwnerFields): OwnerSettings | undefined {
  const email = parseEmail(OWNER_EMAIL ?? '')
  return email && OWNER_PASSWORD ? { email, password: OWNER_PASSWORD } : undefined
}
