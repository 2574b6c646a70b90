import { home } from './en/home.ts'

export const homeMessages = { en: home }
