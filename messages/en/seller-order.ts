/** What the office sends to a maker whose phone is told nothing: what to prepare of an order. Plain text. */
export const sellerOrderMessages = {
  text: (shop: string, number: string, pieces: string, day: string) =>
    `Hello! ${shop} has an order for you, ${number}: ${pieces}. Please have it ready by ${day}, and say so here:`,
}
