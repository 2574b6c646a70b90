/** The paths of the storefront that open by their URL alone, by route, without the prefix of a language. */
export function storefrontPaths({ product, store }: { product: number; store: number }) {
  return {
    'storefront/home/home-page': ['/'],
    'storefront/shop/shop-page': ['/shop', '/shop?category=shoes&q=balgha', '/shop?q=zzzzqqqq'],
    'storefront/product/product-page': [`/product/${product}`],
    'storefront/reviews/product-reviews-page': [`/product/${product}/reviews`],
    'storefront/stores/stores-page': ['/stores'],
    'storefront/store/store-page': [`/store/${store}`],
    'storefront/cart/cart-page': ['/cart'],
    'storefront/checkout/checkout-page': ['/checkout'],
    'storefront/success/success-page': ['/success'],
    'storefront/pricing/pricing-page': ['/pricing', '/pricing?plan=gold'],
    'storefront/contact/contact-page': ['/contact'],
    'storefront/about/about-page': ['/about'],
    'storefront/platform/platform-page': ['/hirfa'],
    'storefront/profile/profile-page': ['/profile'],
    'storefront/shared-favorites/shared-favorites-page': [`/favorites?ids=${product},999999`, '/favorites'],
    'storefront/newsletter/newsletter-page': ['/newsletter'],
    'storefront/stock-alerts/stock-alert-page': ['/back-in-stock'],
    'storefront/card-payments/after-payment-page': ['/after-payment'],
    'storefront/track/track-page': ['/track'],
    'storefront/errors/not-found-page': ['/nowhere'],
  } as const
}
