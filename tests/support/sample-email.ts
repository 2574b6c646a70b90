import type { EmailAddress } from '#domain/email-address.ts'
import type { OutgoingEmail } from '#domain/email-outbox/mailer.ts'

export function sampleEmail(email: Partial<OutgoingEmail> = {}): OutgoingEmail {
  return {
    messageId: '<6f1c@hirfa.example>',
    date: new Date('2026-03-02T10:00:00Z'),
    fromName: 'Hirfa',
    to: 'amel@example.tn' as EmailAddress,
    subject: 'Your order H-7K3M-92QX',
    text: 'Thank you.\n.\nTwo bowls, شكرا',
    html: '<p>Thank you</p>',
    ...email,
  }
}

export const senderAddress = 'salam@hirfa.example' as EmailAddress

/** A signal that is never aborted. */
export const neverAborted = new AbortController().signal
