import { cutText } from '#domain/cut-text.ts'
import {
  maxReturnNoteLength,
  type ReturnedPieces,
  type ReturnReason,
  type ReturnRequest,
  type ReturnWish,
  returnWishes,
} from '#domain/returns/order-return.ts'
import { cleanText } from '#domain/text.ts'
import { textIn } from '#web/forms/read-form.ts'

/** The forms of the page, by the right that they use. */
export const returnKinds = ['exchange', 'withdrawal', 'damage'] as const

export type ReturnKind = (typeof returnKinds)[number]

/** The reasons that each offers, the first one by default. */
export const reasonsOf = {
  exchange: ['size', 'not-as-expected', 'other'],
  withdrawal: ['withdrawal'],
  damage: ['damaged', 'wrong-piece'],
} as const satisfies Record<ReturnKind, readonly ReturnReason[]>

/** Size limit of a form with photos in bytes. */
export const maxReturnFormBytes = 20 * 1024 * 1024

/** Reads the form of a kind. What the page never sends counts as the first choice. */
export function readReturnRequest(kind: ReturnKind, form: FormData): ReturnRequest {
  const reasons: readonly ReturnReason[] = reasonsOf[kind]
  const reason = reasons.find((known) => known === textIn(form, 'reason')) ?? reasons[0] ?? 'other'
  const wish = kind === 'damage' ? returnWishes.find((known) => known === textIn(form, 'wish')) : undefined
  const defaultWish: ReturnWish = kind === 'withdrawal' ? 'refund' : 'exchange'
  return {
    ...{ reason, wish: wish ?? defaultWish },
    note: cutText(cleanText(textIn(form, 'note')), maxReturnNoteLength).trimEnd(),
    pieces: readPieces(form),
  }
}

function readPieces(form: FormData): ReturnedPieces[] {
  return [...form.keys()].flatMap((name) => {
    const [, position] = /^pieces-(\d{1,3})$/.exec(name) ?? []
    const quantity = Number(textIn(form, name))
    if (position === undefined || !Number.isSafeInteger(quantity) || quantity <= 0) return []
    return [{ position: Number(position), quantity }]
  })
}
