import type { Email } from '../email.ts'
import type { PlanName } from '../memberships/plan.ts'

/** What a letter says, once as plain text and once as a page. */
export interface LetterWords {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A letter as it leaves the house. */
export interface OutgoingLetter extends LetterWords {
  /** The same for every attempt at one letter: `<…@…>`. */
  readonly messageId: string
  readonly date: Date
  /** What the sender is called, beside the address that the mailer sends from. */
  readonly fromName: string
  readonly to: Email
  readonly replyTo?: Email
  /** Where one click, or one request by the mail program itself, ends a subscription. */
  readonly unsubscribeUrl?: string
  /** For a mail service that has the words of the plan confirmation in a template of its own. */
  readonly planConfirmation?: { readonly name: string; readonly plan: PlanName }
}

export type MailerKind = 'smtp' | 'emailjs' | 'folder'

/** What carries letters away: a mail service, an SMTP server, or a folder at a desk. */
export interface Mailer {
  /** Who the letters are from. */
  readonly from: Email
  /** With `folder` nothing leaves the machine. */
  readonly kind: MailerKind
  /** Hands the letter over. Throws SendingFailed, and gives up what it does when the signal is aborted. */
  send(letter: OutgoingLetter, signal: AbortSignal): Promise<void>
}

/**
 * Why a letter did not go out. `passing`: worth another try. `too-many`: the service wants us to be slower, with every
 * letter. `final`: the answer would be the same tomorrow.
 */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed'
  readonly reason: 'passing' | 'too-many' | 'final'

  constructor(reason: SendingFailed['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
