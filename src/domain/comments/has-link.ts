/** Invisible characters that would hide a link. */
const unseen = /\p{Cf}/gu

/** Top-level domains that spam uses; a name followed by a slash is a link with any of them. */
const commonEnds =
  'com|net|org|info|biz|tn|fr|ru|cn|io|co|me|ly|gl|gg|cc|tk|ml|ga|cf|xyz|top|site|online|store|shop|club|app|dev|link|click|live|win|vip|pro|space|website|blog|page|bet|casino'

const links = [
  // With a scheme or `www`, also disguised from filters.
  /\b(?:https?|hxxps?|ftp)\s*:\s*\/\s*\//u,
  /\bwww\s*\./u,
  /<\s*a\b|\[\s*(?:url|link)\b/u,
  // A name with a common top-level domain: `example.com`, `bit.ly`, `example . com`, `example(dot)com`.
  new RegExp(
    `[\\p{L}\\d-]\\s?(?:\\.|[([{]\\s*(?:\\.|dot|point)\\s*[)\\]}]|\\sdot\\s)\\s?(?:${commonEnds})(?![\\p{L}\\d-])`,
    'u',
  ),
  // Without spaces, since the word also begins sentences: `مثال.تونس`.
  /[\p{L}\d-]\.(?:تونس|рф)(?![\p{L}\d-])/u,
  // Any name with a path: `t.me/shop`, `example.boutique/sale`, `192.0.2.1/sale`.
  /[\p{L}\d-]\.(?:\p{L}{2,}|\d{1,3}\.\d{1,3}\.\d{1,3})\//u,
]

/** Returns whether a text has a link, or an address disguised from spam filters. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[。｡․]/gu, '.')
    .toLowerCase()
  return links.some((link) => link.test(plain))
}
