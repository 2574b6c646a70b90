/** What web.dev counts as Core Web Vitals: Largest Contentful Paint, Interaction to Next Paint, Layout Shift. */
export const webVitals = ['lcp', 'inp', 'cls'] as const

export type WebVital = (typeof webVitals)[number]

/** By the thresholds of web.dev: 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25. */
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const

export type VitalRating = (typeof vitalRatings)[number]

/** What a page view began with. */
export const pageKinds = [
  ...(['home', 'product', 'store', 'list', 'search', 'cart', 'checkout', 'order', 'other'] as const),
] as const

export type PageKind = (typeof pageKinds)[number]

/** A page view as its browser rated it. What a browser cannot measure, or nobody did, is absent. */
export interface RatedPage {
  readonly page: PageKind
  readonly ratings: { readonly [Metric in WebVital]?: VitalRating | undefined }
}

/** Of page views: where the 75th percentile of each metric is good, web.dev calls a site good. */
export const goodShare = 0.75

/** The shares of shops that are good in all three, by their program (Web Almanac 2025, chapter Ecommerce). */
export const almanacShares = { Shopify: 0.76, WooCommerce: 0.35 } as const

export const webVitalDays = 365

/** Page views of one network that count, which may be that of a mobile carrier. */
export const webVitalQuota = { count: 600, seconds: 3600 }
