/** What the office sends to makers, in their language: plain text for WhatsApp, SMS or Messenger. */
export const makerTexts = {
  statement: (shop: string, store: string, month: string) =>
    `Hello! Here is the statement of “${store}” at ${shop} for ${month}, with its pieces. The link works for 90 days and is yours alone.`,
  fetching: (shop: string, store: string) => `Hello! ${shop} would like to fetch from “${store}”:`,
  piece: (quantity: number, name: string, order: string) => `• ${quantity} × ${name} (${order})`,
  morePieces: (count: number) => `… and ${count} more`,
}
