/** What a letter says, once: its plain text and its HTML are two renderings of the same blocks. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  /** Line breaks stay. */
  | { readonly paragraph: string }
  | { readonly heading: string }
  | { readonly quote: string }
  /** Sentences of equal weight. */
  | { readonly list: readonly string[] }
  /** A name and what it is. */
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  /** What is bought, and what it adds up to; the last sum is the one to pay. */
  | { readonly bill: readonly BillLine[]; readonly sums: readonly (readonly [name: string, amount: string])[] }
  /** The one thing to do. */
  | { readonly button: string; readonly url: string }
  | { readonly smallPrint: string; readonly link?: { readonly text: string; readonly url: string } }

export interface BillLine {
  readonly text: string
  /** Size and color, if there is a choice. */
  readonly choice?: string
  /** Where its picture is, 320 pixels wide. */
  readonly picture?: string
  readonly amount: string
}
