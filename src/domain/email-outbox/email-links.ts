import type { Locale } from '#domain/locale.ts'

/** Returns the links for an email in a language. The main language of the shop has the plain addresses. */
export type EmailLinksIn = (locale: Locale, mainLocale: Locale) => EmailLinks

/** The links in emails, as absolute URLs. */
export interface EmailLinks {
  order(token: string): string
  /** The returns of an order. */
  orderReturns(token: string): string
  /** To confirm an order. */
  confirmOrder(token: string): string
  confirmSubscription(token: string): string
  unsubscribe(token: string): string
  /** To the page of a product, with a color chosen. */
  product(id: number, colorId: number | undefined): string
  confirmStockAlert(token: string): string
  leaveStockAlerts(token: string): string
  /** To what is held under an email address. */
  dataLink(token: string): string
  choosePassword(token: string): string
  /** To confirm the address of a seller. */
  confirmSellerEmail(token: string): string
  /** The private link of a seller. */
  sellerLink(token: string): string
  picture(fileName: string): string
}
