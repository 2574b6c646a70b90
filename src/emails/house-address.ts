import type { House } from '#domain/house/house.ts'

export function houseAddress({ street, postalCode, city }: House): string {
  return `${street}, ${postalCode} ${city}`
}
