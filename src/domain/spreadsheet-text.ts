/**
 * Characters with which spreadsheets start a formula, which could send data elsewhere. Some programs skip leading white
 * space or accept full-width characters. A text may have an apostrophe before them already.
 */
export const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Removes the apostrophe that our files have before a text that spreadsheets would take for a formula. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}
