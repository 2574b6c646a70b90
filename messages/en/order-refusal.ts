import { plural } from '../plural.ts'

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
  waiting: {
    now: 'Your turn has come.',
    place: (place: number) => `Many people are ordering right now. You are number ${place} in the line.`,
    seconds: (count: number) =>
      plural('en', count, {
        one: 'Your turn comes in a second.',
        other: `Your turn comes in about ${count} seconds.`,
      }),
    minutes: (count: number) =>
      plural('en', count, {
        one: 'Your turn comes in about a minute.',
        other: `Your turn comes in about ${count} minutes.`,
      }),
    stay: 'Keep this page open and the screen on: it orders by itself when your turn has come.',
    unanswered: 'The shop does not answer right now. This page goes on trying.',
    stop: 'Stop waiting',
    stopped:
      'Nothing has been ordered yet. To order, press “Place the order” again. Your place is kept for 10 minutes after your turn has come.',
    ended: 'You are no longer in the line. To order, press “Place the order”.',
    onItsWay: 'Your order is being sent right now. In a moment you will see whether it was placed.',
    sendAgain: 'When your turn has come, press “Place the order” again. Your place is kept for 10 minutes then.',
  },
  refusals: {
    offline: 'We could not reach the shop. Check your connection and try again: nothing you typed is lost.',
    'rate-limited':
      'Many orders came from here in a short time, or several of yours still wait for our call. Please try again a little later: your cart is kept.',
    'waiting-room-full':
      'So many people are ordering right now that no place in the line is free. Please try again in a minute: nothing you typed is lost.',
    away: 'The shop is resting for a moment. Please try again shortly: nothing you typed is lost.',
    failed: 'Something went wrong on our side. Please try again in a moment: nothing you typed is lost.',
    'no-paypal':
      'PayPal is not offered any more. Nothing has been ordered. Please choose payment on delivery, and place the order again.',
    unreadable: 'We could not read this order. Please load the page again; what you typed stays.',
  },
  oneOrder: 'However often you try, it stays one order.',
}
