import { platform } from './en/platform.ts'

export const platformMessages = { en: platform }
