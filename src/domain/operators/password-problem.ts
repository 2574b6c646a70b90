import { commonPasswordWords } from './common-password-words.ts'
import { maxPasswordLength, minPasswordLength } from './password-length.ts'

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal'

/** Alphabetical and keyboard sequences, in both directions. */
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
 * Returns why a password is refused; undefined when it is accepted. Any phrase that is long enough is accepted, unless
 * guessers try it first: common words and years, keyboard sequences, repetitions, or personal data.
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | undefined {
  const length = Array.from(password).length
  if (length < minPasswordLength) return 'too-short'
  if (length > maxPasswordLength) return 'too-long'
  const typed = password.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  if (isGuessed(typed, (word) => commonPasswordWords.has(word))) return 'common'
  const personalPasswordWords = new Set(personal.flatMap(wordsOf))
  const isPersonal =
    isGuessed(typed, (word) => commonPasswordWords.has(word) || personalPasswordWords.has(word)) ||
    isMostlyPersonal(typed, personalPasswordWords)
  return isPersonal ? 'personal' : undefined
}

/** Names, the parts of an address, and each joined into one word: `sanatrabelsi`, `sanahirfatn`. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const halves = plain.includes('@') ? plain.split('@') : []
  const whole = [plain, ...halves].map((part) => part.replace(/[^\p{L}]/gu, ''))
  return [...plain.split(/[^\p{L}]+/u), ...whole].filter((word) => word.length > 2)
}

/** Minimum number of letters and digits besides personal words. */
const minRemainingCharacters = 6

/** Whether it is a name or email with few other characters: `sana@hirfa.tn-x1`. */
function isMostlyPersonal(typed: string, personalPasswordWords: ReadonlySet<string>): boolean {
  const longestFirst = [...personalPasswordWords].sort((one, other) => other.length - one.length)
  const letters = typed.replace(/[^\p{L}\d]/gu, '')
  const rest = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  return rest !== letters && rest.length < minRemainingCharacters
}

function isGuessed(typed: string, isWord: (text: string) => boolean): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const unmask = (text: string) => letters(text.replace(/[\d@$!€]/g, (sign) => lookalikes[sign] ?? sign))
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const symbolless = typed.replace(/[^\p{L}\d]/gu, '')
  return (
    isWord(typed) ||
    [letters(typed), unmask(typed), unmask(bare)].some((text) => isFewWords(text, isWord)) ||
    isRun(symbolless) ||
    isRepeated(typed)
  )
}

/** Maximum number of common words that guessers combine, with any digits and marks between and around them. */
const maxCommonWords = 3

function isFewWords(text: string, isWord: (text: string) => boolean): boolean {
  /** The minimum number of words that each prefix of the text consists of. */
  const minWordCounts = [0]
  for (let end = 1; end <= text.length; end++) {
    let best = Number.POSITIVE_INFINITY
    for (let start = 0; start < end; start++) {
      if (isWord(text.slice(start, end))) best = Math.min(best, (minWordCounts[start] ?? best) + 1)
    }
    minWordCounts[end] = best
  }
  return (minWordCounts[text.length] ?? 0) <= maxCommonWords
}

/** Whether it consists of keyboard sequences of at least three characters: `abc123abc123`, `qwerty123456`. */
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

/** Whether it repeats a short string or uses at most four different characters. */
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
