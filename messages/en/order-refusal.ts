export const orderRefusalMessages = {
  repriced: (before: string, now: string) => `The total is ${now} now; you were shown ${before}.`,
  repricedText:
    'Prices or the delivery fee differ from what was shown. Nothing has been ordered. If you agree, place the order again.',
  unavailable: 'Some pieces in your order are no longer available. Nothing has been ordered.',
  adjusted: 'Your order has been adjusted. Check the new total, then place it again.',
  toCart: 'Adjust it in the cart',
  keyReused: 'An earlier attempt has already become an order, with different details.',
  keyReusedText: (phone: string) =>
    `If that order is all you want, you do not need to do anything: we will call you about it, or call us on ${phone}. If you send this one too, you will have two orders.`,
  sendAsNew: 'Send this as a new order',
  busy: {
    title: 'Many people are ordering right now, and the shop could not take your order yet.',
    stay: 'Keep this page open: for ten minutes it keeps sending the same order. However often it tries, it remains a single order.',
    stop: 'Stop trying',
    onItsWay: 'Your order is being sent right now. In a moment you will see whether it was placed.',
  },
  refusals: {
    offline: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
    'rate-limited':
      'Too many orders came from here in a short time, or several of yours are still waiting for our call. Please try again a little later: your cart is saved.',
    away: 'The shop is briefly unavailable. Please try again shortly: nothing you typed is lost.',
    failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
    'payment-not-offered':
      'This payment method is no longer available. Nothing has been ordered. Please choose another and place the order again.',
    unreadable: 'We could not read this order. Please reload the page; what you typed is kept.',
  },
  oneOrder: 'However often you try, it remains a single order.',
}
