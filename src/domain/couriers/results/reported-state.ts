import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'

/** What a courier says of a parcel; `waiting`: it still has it. */
export type ReportedState = DeliveryResult['outcome'] | 'waiting'

/** Words of couriers' files and programs, without accents and in lower case. */
const words: Readonly<Record<ReportedState, readonly string[]>> = {
  delivered: ['livre', 'livree', 'livres', 'livrees', 'delivered', 'paye', 'payee', 'تم التسليم', 'مسلم', 'سلم'],
  returned: [
    ...['retour definitif', 'retourne', 'retournee', 'retour recu', 'revenu', 'revenue', 'final return', 'returned'],
    ...['back here', 'revenus ici', 'عاد', 'مرتجع', 'عاد الينا'],
  ],
  refused: [
    ...['refuse', 'refusee', 'refuses', 'refusees', 'refused', 'annule', 'annulee', 'retour', 'retour expediteur'],
    ...['retour a l expediteur', 'return to sender', 'return', 'مرفوض', 'رفض'],
  ],
  postponed: ['reporte', 'reportee', 'reportes', 'reportees', 'report', 'postponed', 'injoignable', 'absent', 'مؤجل'],
  lost: ['perdu', 'perdue', 'perdus', 'perdues', 'lost', 'egare', 'egaree', 'مفقود', 'ضائع'],
  waiting: [
    ...['en attente', 'en cours', 'au depot', 'au magasin', 'a enlever', 'enleve', 'incertain'],
    ...['waiting', 'in progress', 'uncertain', 'pending', 'في الانتظار', 'في الطريق', 'غير موكد'],
  ],
}

const stateOfWord = new Map(
  Object.entries(words).flatMap(([state, texts]) => texts.map((text) => [text, state as ReportedState] as const)),
)

/** Reads the state that a courier writes; undefined when it is not understood. */
export function parseReportedState(text: string): ReportedState | undefined {
  const word = comparable(text)
  return word.startsWith('en cours') ? 'waiting' : stateOfWord.get(word)
}

/** Returns a text without accents, signs and differences of Arabic letters that people write alike. */
export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
