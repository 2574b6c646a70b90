/** Characters that are not seen, and would keep a link from being recognized. */
const unseen = /\p{Cf}/gu

/** The ends of names that comments advertise; anything with a slash behind it is a link whatever its end. */
const commonEnds =
  'com|net|org|info|biz|tn|fr|ru|cn|io|co|me|ly|gl|gg|cc|tk|ml|ga|cf|xyz|top|site|online|store|shop|club|app|dev|link|click|live|win|vip|pro|space|website|blog|page|bet|casino'

const links = [
  // With what begins an address, also where it is spelled so that filters pass over it.
  /\b(?:https?|hxxps?|ftp)\s*:\s*\/\s*\//u,
  /\bwww\s*\./u,
  /<\s*a\b|\[\s*(?:url|link)\b/u,
  // A name with a common end: `example.com`, `bit.ly`, `example . com`, `example(dot)com`.
  new RegExp(
    `[\\p{L}\\d-]\\s?(?:\\.|[([{]\\s*(?:dot|point)\\s*[)\\]}]|\\sdot\\s)\\s?(?:${commonEnds})(?![\\p{L}\\d-])`,
    'u',
  ),
  // Any name with a path: `t.me/shop`, `example.boutique/sale`.
  /[\p{L}\d-]\.\p{L}{2,}\//u,
]

/** Whether a text has a link, or something that is meant to be read as one. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[。｡․]/gu, '.')
    .toLowerCase()
  return links.some((link) => link.test(plain))
}
