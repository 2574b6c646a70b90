import { common } from './en/common.ts'

export const commonMessages = { en: common }
