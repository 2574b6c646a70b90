import { directionOf } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'

/** The direction in which the page is read, and charts run. SVG has no logical positions. */
export const direction = directionOf(locale)
export const isRtl = direction === 'rtl'
