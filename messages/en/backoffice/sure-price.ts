/** The answer to a question about a price. */
export const surePriceMessages = {
  /** Confirms a price that was asked about. */
  sure: (price: string) => `Yes, ${price} is right`,
}
