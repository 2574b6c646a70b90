/** A window in a browser that Playwright cannot start. Elements are named by JavaScript expressions. */
export interface BrowserPage extends AsyncDisposable {
  open(url: string): Promise<void>
  /** Returns the value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks an element as a person does. Fails while that is not possible. */
  click(element: string): Promise<void>
  /** Presses keys with the focus in an element; `\n` is Enter. */
  type(element: string, text: string): Promise<void>
  /** PNG. */
  screenshot(): Promise<Uint8Array>
}

/** A common iPhone's, in pixels. */
export const windowSize = { width: 390, height: 844 }
