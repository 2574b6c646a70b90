import type { EmailAddress } from '#domain/email-address.ts'
import type { PlanName } from '#domain/plan.ts'

/** A rendered email: subject, plain text and HTML. */
export interface RenderedEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A rendered email with its envelope and headers. */
export interface OutgoingEmail extends RenderedEmail {
  /** The Message-ID, the same for all attempts: `<…@…>`. */
  readonly messageId: string
  readonly date: Date
  /** The display name of the sender; the address is the mailer's. */
  readonly fromName: string
  readonly to: EmailAddress
  readonly replyTo?: EmailAddress
  /** The URL of the List-Unsubscribe header (one-click unsubscribe, RFC 8058). */
  readonly unsubscribeUrl?: string
  /** The parameters for a mail service that renders the plan confirmation from a template of its own. */
  readonly planConfirmation?: { readonly name: string; readonly plan: PlanName }
}

export type MailerKind = 'smtp' | 'emailjs' | 'folder'

/** Sends emails: by a mail service, by an SMTP server, or into a local folder during development. */
export interface Mailer {
  /** The address in the From header. */
  readonly from: EmailAddress
  /** With `folder` no email leaves the machine. */
  readonly kind: MailerKind
  /** Sends one email. Throws SendingFailed. Aborting the signal cancels the sending. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<void>
}

/**
 * Why an email was not sent. `temporary`: it is retried. `rate-limited`: sending pauses for all emails, then it is
 * retried. `permanent`: a retry would fail in the same way.
 */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed'
  readonly reason: 'temporary' | 'rate-limited' | 'permanent'

  constructor(reason: SendingFailed['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
