import { plural } from './plural.ts'

// A number of days in each language, as it stands in "within 7 days".

export function englishDays(count: number): string {
  return plural('en', count, { one: `${count} day`, other: `${count} days` })
}

export function frenchDays(count: number): string {
  return plural('fr', count, { one: `${count} jour`, other: `${count} jours` })
}

/** In the genitive. No period of the shop is longer than 99 days. */
export function arabicDays(count: number): string {
  if (count < 3) return count === 1 ? 'يوم واحد' : 'يومين'
  return `${count} ${count < 11 ? 'أيام' : 'يوما'}`
}
