import { mailerByEmailJs } from '#adapters/mailer-emailjs.ts'
import { mailerInFolder } from '#adapters/mailer-folder.ts'
import { mailerBySmtp } from '#adapters/mailer-smtp.ts'
import type { Email } from '#domain/email.ts'
import type { Mailer } from '#domain/letters/mailer.ts'
import type { MailSettings } from './mail-settings.ts'

export function chooseMailer(mail: MailSettings, from: Email): Mailer {
  if (mail.by === 'smtp') return mailerBySmtp(mail.url, from)
  if (mail.by === 'emailjs') return mailerByEmailJs(mail, from)
  return mailerInFolder(mail.directory, from)
}
