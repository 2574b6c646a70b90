import type { EmailAddress } from '#domain/email-address.ts'
import type { Mailer, MailerKind, OutgoingEmail } from '#domain/email-outbox/mailer.ts'

/** Keeps sent emails in memory, and can be set to reject them. */
export class TestMailer implements Mailer {
  readonly from = 'salam@hirfa.example' as EmailAddress
  kind: MailerKind = 'smtp'
  readonly sent: OutgoingEmail[] = []
  /** Called before an email is kept; throws to reject it. */
  onSend: (email: OutgoingEmail, signal: AbortSignal) => void | Promise<void> = () => {}

  async send(email: OutgoingEmail, signal: AbortSignal): Promise<void> {
    await this.onSend(email, signal)
    this.sent.push(email)
  }
}
