import { share } from './en/share.ts'

export const shareMessages = { en: share }
