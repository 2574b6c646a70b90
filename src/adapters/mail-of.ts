import type { SendMailOptions } from 'nodemailer'
import type { Email } from '#domain/email.ts'
import type { OutgoingLetter } from '#domain/letters/mailer.ts'

/** A letter in the words of the mail standards. Addresses go as data, never as text that would be taken apart again. */
export function mailOf(letter: OutgoingLetter, from: Email): SendMailOptions {
  const { messageId, date, fromName, to, replyTo, subject, text, html, unsubscribeUrl } = letter
  return {
    messageId,
    date,
    from: { name: fromName, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: {
      // Machines that answer letters need not answer these (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
