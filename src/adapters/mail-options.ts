import type { SendMailOptions } from 'nodemailer'
import type { EmailAddress } from '#domain/email-address.ts'
import type { OutgoingEmail } from '#domain/email-outbox/mailer.ts'

/** Maps an email to nodemailer's options. Addresses are passed as objects, never as text that would be parsed again. */
export function toMailOptions(email: OutgoingEmail, from: EmailAddress): SendMailOptions {
  const { messageId, date, fromName, to, replyTo, subject, text, html, unsubscribeUrl } = email
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
      // Asks autoresponders not to reply (RFC 3834).
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
