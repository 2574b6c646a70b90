import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { locale } from '#page-messages/locale.ts'
import { faviconPath } from '#web/paths/file-paths.ts'
import { homePath, shopPath } from '#web/paths/storefront-paths.ts'

/** Returns the shop as an Organization of schema.org. */
export function organizationJsonLd(shopProfile: ShopProfile, publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: shopProfile.name,
    ...(shopProfile.otherName && { alternateName: shopProfile.otherName }),
    legalName: shopProfile.legalName,
    slogan: shopProfile.tagline,
    url: publicUrl + homePath(),
    logo: publicUrl + faviconPath,
    email: shopProfile.email,
    telephone: shopProfile.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shopProfile.street,
      postalCode: shopProfile.postalCode,
      addressLocality: shopProfile.city,
      addressCountry: siteConstants.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: shopProfile.phone,
      email: shopProfile.email,
      areaServed: siteConstants.countryCode,
    },
    sameAs: [shopProfile.facebookUrl, shopProfile.instagramUrl].filter(Boolean),
  }
}

/** Returns the site with its search URL as a WebSite of schema.org, for search engines that show a search box. */
export function websiteJsonLd({ name }: ShopProfile, publicUrl: string, publicUrlOf: (path: string) => string) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    url: publicUrlOf(homePath()),
    inLanguage: locale,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrlOf(shopPath())}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
