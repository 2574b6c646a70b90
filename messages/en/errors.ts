export const errorMessages = {
  notFound: 'This page is not here',
  search: 'Look for something else',
  notFoundText: 'The address may have changed, or the piece has found a home. Search for it, or look around the shop.',
  noSuchProduct: 'This piece is no longer here',
  noSuchStore: 'This store is not here',
  noSuchStoreText:
    'The address may have changed, or the store has closed. Search for what it made, or look around the shop.',
  noSuchOrder: 'This link opens no order',
  noSuchOrderText: 'A piece of it may be missing: it is long. The letter about your order has it whole, or call us:',
  trackOrder: 'Find it by its number',
  failed: 'Something broke on our side',
  failedText: 'It is not your fault, and your cart is safe in your browser. Please try again in a moment.',
  formRefused: 'This form could not be taken',
  formRefusedText:
    'It came from another site, or part of it could not be read. Nothing of it was kept. Please go back, open the page again, and send it from there.',
  tooLong: 'That was more than the shop can read',
  tooLongText: 'Nothing of it was kept. Please go back, make it shorter, and send it again.',
  away: 'The shop is resting for a moment',
  awayText: 'It will be back by itself, and your cart is safe in your browser. Please try again in a few seconds.',
  requestId: (id: string) => `If you write to us about it, please mention ${id}.`,
}
