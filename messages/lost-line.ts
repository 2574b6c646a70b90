import { lostLine } from './en/lost-line.ts'

export const lostLineMessages = { en: lostLine }
