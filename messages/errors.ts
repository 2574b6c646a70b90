import { errors } from './en/errors.ts'

export const errorMessages = { en: errors }
