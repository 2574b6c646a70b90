/** The text above a maker's private link, as the office sends it by WhatsApp, SMS or Messenger. Plain text. */
export const sellerLinkMessages = {
  text: (shop: string, store: string) =>
    `Hello! With this link your phone opens your store “${store}” at ${shop}. It works once, for seven days, and is yours alone: please do not pass it on.`,
}
