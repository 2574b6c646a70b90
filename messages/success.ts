import { success } from './en/success.ts'

export const successMessages = { en: success }
