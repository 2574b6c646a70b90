import { plural } from './plural.ts'

// A number of days, working days or hours in each language, as it stands in "within 7 days".

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

export function englishHours(count: number): string {
  return plural('en', count, { one: `${count} hour`, other: `${count} hours` })
}

export function englishWorkingDays(count: number): string {
  return plural('en', count, { one: `${count} working day`, other: `${count} working days` })
}

export function frenchHours(count: number): string {
  return plural('fr', count, { one: `${count} heure`, other: `${count} heures` })
}

export function frenchWorkingDays(count: number): string {
  return plural('fr', count, { one: `${count} jour ouvrable`, other: `${count} jours ouvrables` })
}

/** In the genitive. */
export function arabicHours(count: number): string {
  if (count < 3) return count === 1 ? 'ساعة واحدة' : 'ساعتين'
  return plural('ar', count, { few: `${count} ساعات`, other: `${count} ساعة` })
}

/** In the genitive. */
export function arabicWorkingDays(count: number): string {
  if (count < 3) return count === 1 ? 'يوم عمل واحد' : 'يومي عمل'
  return `${count} ${count < 11 ? 'أيام' : 'يوم'} عمل`
}

/** How long a delivery takes: in hours, or in working days where pieces are made to order. */
export type PromisedTime = number | { readonly workingDays: number }

export function englishTime(time: PromisedTime): string {
  return typeof time === 'object' ? englishWorkingDays(time.workingDays) : englishHours(time)
}

export function frenchTime(time: PromisedTime): string {
  return typeof time === 'object' ? frenchWorkingDays(time.workingDays) : frenchHours(time)
}

/** In the genitive. */
export function arabicTime(time: PromisedTime): string {
  return typeof time === 'object' ? arabicWorkingDays(time.workingDays) : arabicHours(time)
}
