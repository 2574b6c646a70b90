import { isIP } from 'node:net'
import { z } from 'zod'
import { type Quota, quotaPeriods, type RateLimit, type RequestLimits } from '#domain/rate-limits/rate-limit.ts'

const quotaPattern = '([1-9]\\d{0,5})/(minute|hour|day)'
const twoQuotasPattern = new RegExp(`^${quotaPattern} +${quotaPattern}$`)

/** `300/hour 10/hour`: what a network may do, then what may reach one e-mail address or phone number. */
const rateLimit = z
  .string()
  .regex(twoQuotasPattern, 'must look like 300/hour 10/hour: for a network, then for a recipient')
  .transform((text): RateLimit => {
    const [perNetwork, perRecipient] = text.split(/ +/).map(quota)
    return { perNetwork, perRecipient } as RateLimit
  })

function quota(text: string): Quota {
  const [count, unit] = text.split('/')
  return { count: Number(count), seconds: quotaPeriods[unit as keyof typeof quotaPeriods] }
}

export const rateLimitSettings = {
  ABUSE_LIMITS: z.enum(['on', 'off']).default('on'),
  LIMIT_SIGN_INS: rateLimit.prefault('120/hour 20/hour'),
  LIMIT_PASSWORD_RESETS: rateLimit.prefault('30/hour 3/hour'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
}

type RateLimitSettings = z.infer<z.ZodObject<typeof rateLimitSettings>>

/** Returns the limits for visitors. The limits of signing in cannot be switched off. */
export function visitorLimitsFrom(settings: RateLimitSettings): RequestLimits {
  return {
    auth: {
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
