import { profile } from './en/profile.ts'

export const profileMessages = { en: profile }
