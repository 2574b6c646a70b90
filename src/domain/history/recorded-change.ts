/** A change as it was written down. `before` and `after` have only what changed. */
export interface RecordedChange {
  readonly id: number
  readonly what: string
  readonly thingId: string
  readonly action: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly madeBy: string
  readonly madeAt: Date
}

export const changeColumns = [
  ...(['id', 'thing', 'thing_id', 'action', 'before', 'after', 'made_by', 'made_at'] as const),
] as const

interface ChangeRow {
  readonly id: number
  readonly thing: string
  readonly thing_id: string
  readonly action: string
  readonly before: unknown
  readonly after: unknown
  readonly made_by: string
  readonly made_at: Date
}

export function changeOf(row: ChangeRow): RecordedChange {
  return {
    id: row.id,
    what: row.thing,
    thingId: row.thing_id,
    action: row.action,
    ...(row.before !== null && { before: row.before as Record<string, unknown> }),
    ...(row.after !== null && { after: row.after as Record<string, unknown> }),
    madeBy: row.made_by,
    madeAt: row.made_at,
  }
}
