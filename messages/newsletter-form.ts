import { newsletterForm } from './en/newsletter-form.ts'

export const newsletterFormMessages = { en: newsletterForm }
