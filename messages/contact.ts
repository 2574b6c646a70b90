import { contact } from './en/contact.ts'

export const contactMessages = { en: contact }
