import { foundation } from '#domain/house/foundation.ts'
import type { House } from '#domain/house/house.ts'

/** The house as an Organization of schema.org, for pages that speak of it. */
export function organizationFacts(house: House, publicUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: house.name,
    alternateName: house.nameInArabic,
    legalName: house.legalName,
    slogan: house.tagline,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    email: house.email,
    telephone: house.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: house.street,
      postalCode: house.postalCode,
      addressLocality: house.city,
      addressCountry: foundation.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: house.phone,
      email: house.email,
      areaServed: foundation.countryCode,
    },
    sameAs: [house.facebookUrl, house.instagramUrl].filter(Boolean),
  }
}

/** The site and how it is searched, for search engines that offer a box of their own. */
export function websiteFacts({ name }: House, publicUrl: string, language: string) {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name,
    url: `${publicUrl}/`,
    inLanguage: language,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/shop?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
