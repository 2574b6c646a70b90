import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'

export function shopAddress({ street, postalCode, city }: ShopProfile): string {
  return `${street}, ${postalCode} ${city}`
}
