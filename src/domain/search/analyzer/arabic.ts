/**
 * Arabic: a light stemmer for folded words. Roots and broken plurals are not looked for: a root says too little in a
 * shop. A first letter و ب ل ك may be a prefix (بقفة) or the word's own (بلغة): such a word has a stem for each
 * reading.
 */
export function stemArabic(word: string): readonly string[] {
  const bases = readPrefixes(word.replaceAll('ء', '') || word)
  return [...new Set(bases.map(stripSuffixes))]
}

/** The word without an article and what stands before it; the word itself if nothing would remain. */
export function stripArticle(word: string): string {
  return articleReadings(word)[0] ?? word
}

const articles = /^(?:و?(?:[بك]ال|لل)(?=...)|وال(?=...)|ال(?=..))/u

/** Words whose first letters only look like the article: colors, fibers, diamond, games, album, instruments. */
const ownFirstLetters = /^[وبلك]{0,2}(?:الوان|الياف|الماس|العاب|البوم|المنيوم|الات)(?:ها|هم|نا|ه|ي|ك)?$/u

/** With three letters left a longer article may be the word's own too: والدين is "parents" or "and debt". */
function articleReadings(word: string): string[] {
  if (ownFirstLetters.test(word)) return []
  const article = articles.exec(word)?.[0] ?? ''
  if (article === '') return []
  const base = word.slice(article.length)
  return article !== 'ال' && base.length <= 3 ? [base, word] : [base]
}

function readPrefixes(word: string): string[] {
  const readings = articleReadings(word)
  if (readings.length > 0) return readings
  return [/^/u, /^[وبلك](?=...)/u, /^و[بلك](?=...)/u].map((prefix) => word.replace(prefix, ''))
}

/** Words whose ending is their own: without it olives would be oil, and the mitt of a hammam a cup. */
const ownEnding =
  /^(?:زيتون|صابون|ليمون|كانون|قانون|مرجان|فستان|قفطان|فنجان|طاجين|ياسمين|نسرين|ريحان|فلين|دكان|تونس|صالون|الوان|لبنان|عنوان|كاسه)$/u

const endings = [
  /(?<=...)ت(?:ها|هم|هن|نا|كم|ه|ك|ي)$/u,
  /(?<=...)(?:ها|هم|هن|نا|كم|ات|ون|ين|ان)$/u,
  /(?<=..)ه$/u,
] as const

function stripSuffixes(base: string): string {
  if (ownEnding.test(base)) return base
  const ending = endings.find((one) => one.test(base))
  const singular = ending === undefined ? base : base.replace(ending, '')
  return ownEnding.test(singular) ? singular : singular.replace(/(?<=...)ي$/u, '')
}
