import { makers } from './en/makers.ts'

export const makersMessages = { en: makers }
