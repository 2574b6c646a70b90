/** The content of an email, from which both the plain text and the HTML are rendered. */
export interface EmailContent {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  /** Line breaks are kept. */
  | { readonly paragraph: string }
  | { readonly heading: string }
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
