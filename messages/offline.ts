import { offline } from './en/offline.ts'

export const offlineMessages = { en: offline }
