import type { Email } from '#domain/email.ts'
import type { Mailer, MailerKind, OutgoingLetter } from '#domain/letters/mailer.ts'

/** Keeps what it is given. It can be told to refuse letters. */
export class TestMailer implements Mailer {
  readonly from = 'salam@hirfa.example' as Email
  kind: MailerKind = 'smtp'
  readonly sent: OutgoingLetter[] = []
  /** What happens instead of sending a letter; throws to refuse it. */
  onSend: (letter: OutgoingLetter, signal: AbortSignal) => void | Promise<void> = () => {}

  async send(letter: OutgoingLetter, signal: AbortSignal): Promise<void> {
    await this.onSend(letter, signal)
    this.sent.push(letter)
  }
}
