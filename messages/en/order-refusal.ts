export const orderRefusalMessages = {
  repriced: (before: string, now: string) => `The total is ${now} now; you were shown ${before}.`,
  repricedText:
    'Prices or the delivery fee differ from what was shown. Nothing has been ordered. If you agree, place the order again.',
  unavailable: 'Not everything in your order can still be had. Nothing has been ordered.',
  adjusted: 'Your order is adjusted. Look at the new total, and place it again.',
  toCart: 'Adjust it in the cart',
  keyReused: 'An earlier try of yours has already become an order, with other details than these.',
  keyReusedText: (phone: string) =>
    `If that one is all you want, do nothing: we will phone you about it, or call us on ${phone}. If you send this one too, you will have two orders.`,
  sendAsNew: 'Send this as a new order',
  busy: {
    title: 'Many people are ordering right now, and the shop could not take your order yet.',
    stay: 'Keep this page open: for ten minutes it sends the same order again by itself. However often it tries, it stays one order.',
    stop: 'Stop trying',
    onItsWay: 'Your order is being sent right now. In a moment you will see whether it was placed.',
  },
  refusals: {
    offline: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
    'rate-limited':
      'Many orders came from here in a short time, or several of yours still wait for our call. Please try again a little later: your cart is kept.',
    away: 'The shop is resting for a moment. Please try again shortly: nothing you typed is lost.',
    failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
    'payment-not-offered':
      'This way to pay is not offered any more. Nothing has been ordered. Please choose another, and place the order again.',
    unreadable: 'We could not read this order. Please load the page again; what you typed stays.',
  },
  oneOrder: 'However often you try, it stays one order.',
}
