export const offline = {
  title: 'You are offline',
  text: 'There is no line to the shop just now. Your cart and your favourites are safe in this browser.',
  again: 'Try again',
  orCall: 'Or call us: we take orders by phone too.',
  seen: 'Pages you have seen lately',
  /** The time comes with the weekday. */
  kept: (time: string) => `You are offline. This page is from ${time}; prices and stock may have changed since.`,
}
