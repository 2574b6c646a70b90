import { emailJsMailer } from '#adapters/emailjs-mailer.ts'
import { folderMailer } from '#adapters/folder-mailer.ts'
import { smtpMailer } from '#adapters/smtp-mailer.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Mailer } from '#domain/email-outbox/mailer.ts'
import type { MailSettings } from './mail-settings.ts'

export function chooseMailer(mail: MailSettings, from: EmailAddress): Mailer {
  if (mail.by === 'smtp') return smtpMailer(mail.url, from)
  if (mail.by === 'emailjs') return emailJsMailer(mail, from)
  return folderMailer(mail.directory, from)
}
