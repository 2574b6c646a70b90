import { isIP } from 'node:net'
import { z } from 'zod'
import type { Allowance, DeedLimits, Limits } from '#domain/limits/limits.ts'

const unitSeconds = { minute: 60, hour: 3600, day: 86_400 } as const

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
  return { count: Number(count), seconds: unitSeconds[unit as keyof typeof unitSeconds] }
}

/** Networks are generous, because thousands of phones share one address; a recipient is one person. */
export const limitSettings = {
  ABUSE_LIMITS: z.enum(['on', 'off']).default('on'),
  LIMIT_ORDERS: deedLimits.prefault('300/hour 10/hour'),
  LIMIT_COMMENTS: deedLimits.prefault('120/hour 10/hour'),
  LIMIT_MESSAGES: deedLimits.prefault('120/hour 10/hour'),
  LIMIT_PLAN_REQUESTS: deedLimits.prefault('60/hour 5/hour'),
  LIMIT_SUBSCRIPTIONS: deedLimits.prefault('300/hour 10/day'),
  LIMIT_SIGN_INS: deedLimits.prefault('120/hour 20/hour'),
  LIMIT_PASSWORD_RESETS: deedLimits.prefault('30/hour 3/hour'),
  LIMIT_UNCONFIRMED_ORDERS: z.coerce.number('must be a whole number').int().min(1).default(3),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every(isNetwork), 'must list addresses or networks such as 10.0.0.0/8'),
}

type LimitSettings = z.infer<z.ZodObject<typeof limitSettings>>

/** Undefined when nothing is to be limited. */
export function limitsFrom(settings: LimitSettings): Limits | undefined {
  if (settings.ABUSE_LIMITS === 'off') return undefined
  return {
    deeds: {
      order: settings.LIMIT_ORDERS,
      comment: settings.LIMIT_COMMENTS,
      message: settings.LIMIT_MESSAGES,
      'plan-request': settings.LIMIT_PLAN_REQUESTS,
      subscription: settings.LIMIT_SUBSCRIPTIONS,
      'sign-in': settings.LIMIT_SIGN_INS,
      'second-factor': settings.LIMIT_SIGN_INS,
      'password-reset': settings.LIMIT_PASSWORD_RESETS,
    },
    unconfirmedOrders: settings.LIMIT_UNCONFIRMED_ORDERS,
  }
}

function isNetwork(text: string): boolean {
  const [, address = '', length = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return family !== 0 && Number(length) <= (family === 4 ? 32 : 128)
}
