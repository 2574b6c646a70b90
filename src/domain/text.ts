import { normalized } from './normalized.ts'

/** Control characters, line and paragraph separators, and bidirectional formatting characters. */
const unwanted = /(?![\t\n])[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu

/** A visible character: not white space, not a filler, and not a combining mark without its letter. */
export const visibleCharacter = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** White space within a line. */
const spaces = /[^\S\n]+/gu
/** The spaces that French has before signs and units, where no line may break. */
const nonBreaking = /[\u00a0\u202f]/u
const allNonBreaking = new RegExp(nonBreaking, 'gu')

/**
 * Cleans text of one line: NFC, no control characters, single spaces, trimmed. Empty when no character is visible. Of
 * white space with a non-breaking space, that one is kept.
 */
export function cleanLine(text: string): string {
  return emptyIfInvisible(singleSpaces(compose(text).replace(unwanted, '').replaceAll('\n', ' ')).trim())
}

/**
 * Cleans text that is compared or parsed, such as a name of a person, a contact or a search: `cleanLine` with ordinary
 * spaces.
 */
export function cleanPlainLine(text: string): string {
  return cleanLine(text).replace(allNonBreaking, ' ')
}

/** Returns a name for comparison: names that differ only in case or in the kind of their spaces are the same. */
export function comparableName(name: string): string {
  return cleanPlainLine(name).toLowerCase()
}

/** Cleans text of several lines: line breaks stay, with at most one empty line between paragraphs. */
export function cleanText(text: string): string {
  const composed = compose(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(unwanted, '')
  const lines = singleSpaces(composed)
    .replace(/[^\S\n]?\n[^\S\n]?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return emptyIfInvisible(lines)
}

/** How many characters a text has, as people and the database count: an emoji is one. */
export function countCharacters(text: string): number {
  return [...text].length
}

function singleSpaces(text: string): string {
  return text.replace(spaces, (run) => nonBreaking.exec(run)?.[0] ?? ' ')
}

function emptyIfInvisible(text: string): string {
  return visibleCharacter.test(text) ? text : ''
}

function compose(text: string): string {
  return normalized(text.toWellFormed(), 'NFC')
}
