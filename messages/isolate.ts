const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Letters of every other script, and digits, which an Arabic sentence would move or join to its own. */
const leftToRight = /(?![\p{Script=Arabic}\p{Script=Hebrew}])[\p{L}\p{Nd}]/u

const isolatedText = /\u2068[^\u2068\u2069]*\u2069/gu

/**
 * Wraps a text from elsewhere (a name, a price, an address, a number) in Unicode's isolating marks when it could run
 * against the direction of the sentence around it, so that it neither reorders that sentence nor is reordered. In
 * markup, `<bdi>` does the same; this is for titles, labels and plain-text emails. Parts that are isolated already need
 * no more: marks around them alone would have no letter that says their direction, and begin from the left.
 */
export function isolate(direction: 'ltr' | 'rtl', text: string): string {
  const isForeign = (direction === 'ltr' ? rightToLeft : leftToRight).test(text.replace(isolatedText, ''))
  return isForeign ? `\u2068${text}\u2069` : text
}
