import { newsletter } from './en/newsletter.ts'

export const newsletterMessages = { en: newsletter }
