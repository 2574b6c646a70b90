import { about } from './about.ts'
import { cart } from './cart.ts'
import { categoryNames } from './categories.ts'
import { checkout } from './checkout.ts'
import { common, forms, popUps } from './common.ts'
import { contact } from './contact.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { collectionNames, footer, navigation } from './layout.ts'
import { newsletter } from './newsletter.ts'
import { order } from './order.ts'
import { platform } from './platform.ts'
import { pricing } from './pricing.ts'
import { product } from './product.ts'
import { profile } from './profile.ts'
import { shop } from './shop.ts'
import { store } from './store.ts'
import { success } from './success.ts'

/** Every sentence a visitor reads, in English. Other languages follow its type. */
export const storefront = {
  common,
  forms,
  popUps,
  navigation,
  collectionNames,
  categoryNames,
  footer,
  home,
  shop,
  product,
  cart,
  checkout,
  success,
  order,
  store,
  pricing,
  contact,
  about,
  platform,
  profile,
  newsletter,
  errors,
}

export type StorefrontMessages = typeof storefront
