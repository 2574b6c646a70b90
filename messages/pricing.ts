import { pricing } from './en/pricing.ts'

export const pricingMessages = { en: pricing }
