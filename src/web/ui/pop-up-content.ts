/** A card that is shown for `milliseconds` and then disappears. */
export interface PopUp {
  readonly title: string
  readonly text?: string
  /** Language of the text, where it differs from the page's. */
  readonly lang?: string
  readonly milliseconds: number
  readonly tone?: 'success' | 'error'
}
