import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine } from '#domain/text.ts'
import type { ImportField } from './import-choices.ts'
import type { ImportNote, RefusalReason } from './import-plan.ts'

/** Of a piece with a thousand rows the first ones say enough. */
const maxFindings = 10
/** Of a cell that is shown, in characters. */
const maxTextLength = 60

/** What is found wrong while a piece is planned. */
export class PieceFindings {
  readonly reasons: RefusalReason[] = []
  readonly notes: ImportNote[] = []
  /** Whether one of its numbers reads two ways. */
  isAsked = false

  refuse(kind: RefusalReason['kind'], field?: ImportField, text?: string): void {
    add(this.reasons, kind, field, text)
  }

  note(kind: ImportNote['kind'], field?: ImportField, text?: string): void {
    add(this.notes, kind, field, text)
  }
}

/** Returns a cell as it is shown to people. */
export function shownText(text: string): string {
  return cutText(cleanPlainLine(text.slice(0, 1000)), maxTextLength)
}

function add<Kind extends string>(
  found: { readonly kind: Kind; readonly field?: ImportField; readonly text?: string }[],
  kind: Kind,
  field?: ImportField,
  text?: string,
): void {
  const shown = text === undefined ? undefined : shownText(text)
  const isKnown = found.some((other) => other.kind === kind && other.field === field && other.text === shown)
  if (isKnown || found.length >= maxFindings) return
  found.push({ kind, ...(field && { field }), ...(shown !== undefined && { text: shown }) })
}
