import { commonWords } from './common-words.ts'

/** Counted as a person counts: characters, not bytes. The upper end only keeps anyone from sending a book. */
export const shortestPassword = 12
export const longestPassword = 200

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal'

/** Alphabets and keyboards as fingers run over them. Backwards counts too. */
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((run) => [run, [...run].reverse().join('')])

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

/**
 * What is wrong with a password; undefined when nothing is. Any phrase will do that is long enough, as long as it is not
 * one that guessers try first: made of common words and years, of keyboard runs, of a repetition, or of the person.
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | undefined {
  const length = Array.from(password).length
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  const typed = password.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  if (isGuessed(typed, commonWords)) return 'common'
  const own = personal.flatMap(wordsOf)
  return isGuessed(typed, new Set([...commonWords, ...own])) || isHardlyMore(typed, own) ? 'personal' : undefined
}

/** Names, the parts of an address, and each of them written as one word: `sanatrabelsi`, `sanahirfatn`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const halves = plain.includes('@') ? plain.split('@') : []
  const whole = [plain, ...halves].map((part) => part.replace(/[^\p{L}]/gu, ''))
  return [...plain.split(/[^\p{L}]+/u), ...whole].filter((word) => word.length > 2)
}

/** What has to remain of a password when one's own words are taken out of it, in letters and digits. */
const leastOwnWork = 6

/** One's own address or name, with too little before, after and between: `sana@hirfa.tn-x1`. */
function isHardlyMore(typed: string, own: readonly string[]): boolean {
  const longestFirst = [...own].sort((one, other) => other.length - one.length)
  const letters = typed.replace(/[^\p{L}\d]/gu, '')
  const rest = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return rest !== letters && rest.length < leastOwnWork
}

function isGuessed(typed: string, words: ReadonlySet<string>): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const unmask = (text: string) => letters(text.replace(/[\d@$!€]/g, (sign) => lookalikes[sign] ?? sign))
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const symbolless = typed.replace(/[^\p{L}\d]/gu, '')
  return (
    [letters(typed), unmask(typed), unmask(bare)].some((text) => isFew(text, words)) ||
    isRun(symbolless) ||
    isRepeated(typed)
  )
}

/** Up to three common words, which guessers put together, with whatever digits and marks between and around them. */
const mostWords = 3

function isFew(text: string, words: ReadonlySet<string>): boolean {
  const longestWord = Math.max(...Array.from(words, ({ length }) => length))
  /** With how few words each beginning of the text can be written. */
  const fewest = [0]
  for (let end = 1; end <= text.length; end++) {
    let best = Number.POSITIVE_INFINITY
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      if (words.has(text.slice(start, end))) best = Math.min(best, (fewest[start] ?? best) + 1)
    }
    fewest[end] = best
  }
  return (fewest[text.length] ?? 0) <= mostWords
}

/** Written in pieces of at least three from the runs: `abc123abc123`, `qwerty123456`. */
function isRun(text: string): boolean {
  let at = 0
  while (at < text.length) {
    let length = 0
    while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length++
    if (length < 3) return false
    at += length
  }
  return true
}

/** A short piece again and again. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= Math.min(6, text.length / 2); length++) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true
  }
  return new Set(text).size <= 4
}
