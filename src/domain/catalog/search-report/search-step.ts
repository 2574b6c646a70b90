import type { Locale } from '#domain/locale.ts'

/** What becomes of a search: its results were shown, one was opened, added to the cart, and ordered. */
export const searchSteps = ['search', 'click', 'addition', 'order'] as const

export interface SearchStep {
  readonly step: (typeof searchSteps)[number]
  readonly searchText: string
  /** The language of the page. */
  readonly locale: Locale
  readonly hasResults: boolean
  /** How long ago the search was made: a later step counts for the day of the search. */
  readonly secondsAgo: number
  /** A random number that the device keeps. It is stored only hashed with the text. */
  readonly device: string
}

/** How long counts of searches are kept. */
export const searchCountDays = 90

/** How many devices must have asked for a text before anybody is told its words. */
export const minDevices = 3

/** Further texts of a day are counted together. */
export const maxNewTextsPerDay = 5000

/** Of one network, which may be that of a mobile carrier: all steps, and texts that nobody has searched for yet. */
export const stepQuota = { count: 3000, seconds: 3600 }
export const newTextQuota = { count: 500, seconds: 24 * 3600 }

/**
 * Of one network for one text: devices that count for its words, and searches. One stranger must not make a word known
 * alone.
 */
export const devicesOfTextQuota = { count: minDevices - 1, seconds: 24 * 3600 }
export const searchesOfTextQuota = { count: 50, seconds: 24 * 3600 }
