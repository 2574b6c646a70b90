export const offlineMessages = {
  title: 'You are offline',
  text: 'There is no line to the shop just now. Your cart and your favourites are safe in this browser.',
  tryAgain: 'Try again',
  orCall: 'Or call us: we take orders by phone too.',
  visitedPages: 'Pages you have seen lately',
  /** `time` includes the weekday. */
  cachedPage: (time: string) => `You are offline. This page is from ${time}; prices and stock may have changed since.`,
}
