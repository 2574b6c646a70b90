import { isIP } from 'node:net'
import { z } from 'zod'
import type { RateLimit, RequestLimits } from '#domain/rate-limits/rate-limit.ts'

const hour = 3600

/**
 * Of attempts from a network, then for an account; known devices have limits of their own. They cannot be switched off.
 */
const signIns: RateLimit = { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 20, seconds: hour } }

/** Of emails asked for from a network, then for an account. */
const accountEmails: RateLimit = {
  perNetwork: { count: 30, seconds: hour },
  perRecipient: { count: 3, seconds: hour },
}

export const rateLimitSettings = {
  ABUSE_LIMITS: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
}

type RateLimitSettings = z.infer<z.ZodObject<typeof rateLimitSettings>>

/** Returns the limits for visitors. */
export function visitorLimitsFrom({ ABUSE_LIMITS }: RateLimitSettings): RequestLimits {
  return {
    auth: {
      ...{ 'sign-in': signIns, 'second-factor': signIns },
      ...{ 'password-reset': accountEmails, 'seller-email': accountEmails },
    },
    isLimited: ABUSE_LIMITS === 'on',
  }
}

function isNetwork(text: string): boolean {
  const [, address = '', length = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(length) <= (family === 4 ? 32 : 128)
}
