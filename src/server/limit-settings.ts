import { isIP } from 'node:net'
import { z } from 'zod'
import { type Allowance, allowanceTimes, type DeedLimits, type VisitorLimits } from '#domain/limits/limits.ts'

const oneAllowance = '([1-9]\\d{0,5})/(minute|hour|day)'
const twoAllowances = new RegExp(`^${oneAllowance} +${oneAllowance}$`)

/** `300/hour 10/hour`: what a network may do, then what may reach one e-mail address or phone number. */
const deedLimits = z
  .string()
  .regex(twoAllowances, 'must look like 300/hour 10/hour: for a network, then for a recipient')
  .transform((text): DeedLimits => {
    const [perNetwork, perRecipient] = text.split(/ +/).map(allowance)
    return { perNetwork, perRecipient } as DeedLimits
  })

function allowance(text: string): Allowance {
  const [count, unit] = text.split('/')
  return { count: Number(count), seconds: allowanceTimes[unit as keyof typeof allowanceTimes] }
}

export const limitSettings = {
  ABUSE_LIMITS: z.enum(['on', 'off']).default('on'),
  LIMIT_SIGN_INS: deedLimits.prefault('120/hour 20/hour'),
  LIMIT_PASSWORD_RESETS: deedLimits.prefault('30/hour 3/hour'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
}

type LimitSettings = z.infer<z.ZodObject<typeof limitSettings>>

/** What visitors are held to. Nothing switches off what guards the back office. */
export function limitsFrom(settings: LimitSettings): VisitorLimits {
  return {
    door: {
      'sign-in': settings.LIMIT_SIGN_INS,
      'second-factor': settings.LIMIT_SIGN_INS,
      'password-reset': settings.LIMIT_PASSWORD_RESETS,
    },
    isLimited: settings.ABUSE_LIMITS === 'on',
  }
}

function isNetwork(text: string): boolean {
  const [, address = '', length = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(length) <= (family === 4 ? 32 : 128)
}
