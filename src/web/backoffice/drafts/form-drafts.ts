import { storedValue } from '#web/ui/browser-storage.ts'

/** What was typed into a form and is not saved yet. */
export interface FormDraft {
  readonly operatorId: number
  /** Names the form and the thing in it. */
  readonly form: string
  /** In milliseconds by the clock of the device. */
  readonly typedAt: number
  /** Names and values in the order of the form. */
  readonly fields: readonly (readonly [string, string])[]
}

const maxDrafts = 10
/** In characters of all fields. */
const maxDraftLength = 200_000
const maxAgeMilliseconds = 7 * 86_400_000

/** The drafts of everybody who works in this browser, the latest last; kept when the browser closes the tab. */
export const formDrafts = storedValue<readonly FormDraft[]>({
  key: 'hirfa.office.drafts',
  empty: [],
  parse: formDraftsFromStored,
  format: (drafts) => drafts,
})

/** Returns the drafts in a browser's storage that are whole and not too old. */
export function formDraftsFromStored(stored: unknown): readonly FormDraft[] {
  const oldest = Date.now() - maxAgeMilliseconds
  return Array.isArray(stored) ? stored.filter(isFormDraft).filter(({ typedAt }) => typedAt > oldest) : []
}

function isFormDraft(stored: unknown): stored is FormDraft {
  const { operatorId, form, typedAt, fields } = (stored ?? {}) as Partial<FormDraft>
  return (
    Number.isSafeInteger(operatorId) &&
    Number.isSafeInteger(typedAt) &&
    typeof form === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      (field) => Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string'),
    )
  )
}

/**
 * Stores the draft of a form instead of its last one. One that is too long is not stored; of too many the oldest go.
 */
export function saveFormDraft(operatorId: number, form: string, data: FormData): void {
  const fields = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (length > maxDraftLength) return
  const draft = { operatorId, form, typedAt: Date.now(), fields }
  formDrafts.change((drafts) => [...drafts.filter((other) => !isOf(other, operatorId, form)), draft].slice(-maxDrafts))
}

export function findFormDraft(operatorId: number, form: string): FormDraft | undefined {
  return formDrafts.get().find((draft) => isOf(draft, operatorId, form))
}

export function deleteFormDraft(operatorId: number, form: string): void {
  if (findFormDraft(operatorId, form))
    formDrafts.change((drafts) => drafts.filter((draft) => !isOf(draft, operatorId, form)))
}

export function deleteFormDrafts(operatorId: number): void {
  formDrafts.change((drafts) => drafts.filter((draft) => draft.operatorId !== operatorId))
}

/** Returns the fields of a draft as the form would send them. */
export function formDataOf({ fields }: FormDraft): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

function isOf(draft: FormDraft, operatorId: number, form: string): boolean {
  return draft.operatorId === operatorId && draft.form === form
}
