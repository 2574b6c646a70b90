export const errorMessages = {
  notFound: 'Page not found',
  search: 'Look for something else',
  notFoundText: 'The address may have changed, or the piece has been sold. Search for it, or browse the shop.',
  noSuchProduct: 'This piece is no longer available',
  noSuchStore: 'Store not found',
  noSuchStoreText:
    'The address may have changed, or the store has closed. Search for what it made, or browse the shop.',
  noSuchOrder: 'Order not found',
  noSuchOrderText:
    'Part of the link may be missing, since it is long. You will find it in full in your order e-mail, or call us:',
  trackOrder: 'Find it by order number',
  failed: 'Something went wrong on our side',
  failedText: 'It is not your fault, and your cart is safe in your browser. Please try again in a moment.',
  formRefused: 'This form could not be accepted',
  formRefusedText:
    'It came from another site, or part of it could not be read. Nothing was saved. Please go back, open the page again and send it from there.',
  tooLong: 'That was too long',
  tooLongText: 'Nothing was saved. Please go back, shorten it and send it again.',
  away: 'The shop is briefly unavailable',
  awayText: 'It will be back shortly, and your cart is safe in your browser. Please try again in a few seconds.',
  requestId: (id: string) => `If you write to us about it, please mention ${id}.`,
}
