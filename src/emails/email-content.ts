import type { Locale } from '#domain/locale.ts'

/** The content of an email, from which both the plain text and the HTML are rendered. */
export interface EmailContent {
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly headingLanguage?: WrittenIn
  readonly blocks: readonly Block[]
}

/**
 * The language of a text that is not in that of the email. An unknown one, such as that of what a person has typed, has
 * the direction of its first letter.
 */
export type WrittenIn = Locale | 'unknown'

export type Block =
  /** Line breaks are kept. */
  | { readonly paragraph: string; readonly language?: WrittenIn }
  | { readonly heading: string; readonly language?: WrittenIn }
  | { readonly quote: string }
  /** A bulleted list. */
  | { readonly list: readonly string[] }
  /** A table of names and values. */
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** The lines of an order and its sums; the last sum is the total. */
  | { readonly bill: readonly BillLine[]; readonly sums: readonly (readonly [name: string, amount: string])[] }
  /** The call to action. */
  | { readonly button: string; readonly url: string }
  | { readonly smallPrint: string; readonly link?: { readonly text: string; readonly url: string } }

export interface BillLine {
  readonly text: string
  /** Size and color, if there is a choice. */
  readonly choice?: string
  /** The URL of its picture, 320 pixels wide. */
  readonly picture?: string
  readonly amount: string
}
