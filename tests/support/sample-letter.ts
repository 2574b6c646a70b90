import type { Email } from '#domain/email.ts'
import type { OutgoingLetter } from '#domain/letters/mailer.ts'

export function sampleLetter(letter: Partial<OutgoingLetter> = {}): OutgoingLetter {
  return {
    messageId: '<6f1c@hirfa.example>',
    date: new Date('2026-03-02T10:00:00Z'),
    fromName: 'Hirfa',
    to: 'amel@example.tn' as Email,
    subject: 'Your order H-7K3M-92QX',
    text: 'Thank you.\n.\nTwo bowls, شكرا',
    html: '<p>Thank you</p>',
    ...letter,
  }
}

export const houseAddress = 'salam@hirfa.example' as Email

/** A signal nobody gives. */
export const noSignal = new AbortController().signal
