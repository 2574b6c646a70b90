import type { Locale } from '#domain/locale.ts'

/** The language of the messages in this folder. */
export const locale: Locale = 'ar'
