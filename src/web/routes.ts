import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { backofficeRoutes } from './backoffice/backoffice-routes.ts'

/** Every page address: those of the shop, and the back office's under /admin. */
export default [
  layout('storefront/layout/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('home', 'storefront/home/home-page.tsx', { id: 'home' }),
    route('shop', 'storefront/shop/shop-page.tsx'),
    route('product/:id', 'storefront/product/product-page.tsx'),
    route('stores', 'storefront/stores/stores-page.tsx'),
    route('store/:id', 'storefront/store/store-page.tsx'),
    route('cart', 'storefront/cart/cart-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('success', 'storefront/success/success-page.tsx'),
    route('order/:token', 'storefront/order/order-page.tsx'),
    route('pricing', 'storefront/pricing/pricing-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('about', 'storefront/about/about-page.tsx'),
    route(siteConstants.slug, 'storefront/platform/platform-page.tsx'),
    route('profile', 'storefront/profile/profile-page.tsx'),
    route('newsletter', 'storefront/newsletter/newsletter-page.tsx'),
    route('newsletter/confirm/:token', 'storefront/newsletter/confirm-page.tsx'),
    route('newsletter/leave/:token', 'storefront/newsletter/unsubscribe-page.tsx'),
    route('*', 'storefront/errors/not-found-page.tsx'),
  ]),
  route('offline', 'storefront/offline/offline-page.tsx'),
  ...backofficeRoutes,
  route('sitemap.xml', 'storefront/seo/sitemap.ts'),
  route('robots.txt', 'storefront/seo/robots.ts'),
  route('manifest.webmanifest', 'storefront/offline/web-manifest.ts'),
] satisfies RouteConfig
