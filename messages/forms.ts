import { forms } from './en/forms.ts'

export const formMessages = { en: forms }
