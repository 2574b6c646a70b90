export const offlineMessages = {
  title: 'You are offline',
  text: 'There is no connection to the shop. Your cart and favourites are safe in this browser.',
  tryAgain: 'Try again',
  orCall: 'Or call us: we also take orders by phone.',
  visitedPages: 'Pages you viewed recently',
  /** `time` includes the weekday. */
  cachedPage: (time: string) => `You are offline. This page is from ${time}; prices and stock may have changed since.`,
}
