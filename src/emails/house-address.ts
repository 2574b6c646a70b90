import { house } from '#domain/house.ts'

export function houseAddress(): string {
  const { street, postalCode, city } = house.address
  return `${street}, ${postalCode} ${city}`
}
