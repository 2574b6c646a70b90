import { EmailJSResponseStatus, init, send } from '@emailjs/nodejs'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Mailer, type OutgoingEmail, SendingFailed } from '#domain/email-outbox/mailer.ts'
import type { PlanName } from '#domain/plan.ts'

export interface EmailJsAccount {
  readonly serviceId: string
  /** The template of the plan confirmation, and the one for all other emails. */
  readonly packTemplateId: string
  readonly genericTemplateId: string
  readonly publicKey: string
  readonly privateKey?: string
  readonly host: string
}

/** The names of the plans in the template of the plan confirmation. */
const planNames: Readonly<Record<PlanName, string>> = { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' }

/**
 * Sends emails by EmailJS. The text of the plan confirmation is in a template there; all other emails use a second
 * template, which shows their `subject` and `html`.
 */
export function emailJsMailer(account: EmailJsAccount, from: EmailAddress): Mailer {
  const { serviceId, packTemplateId, genericTemplateId, publicKey, privateKey, host } = account
  init({ publicKey, ...(privateKey && { privateKey }) }, host)
  return {
    from,
    kind: 'emailjs',
    async send(email) {
      const template = email.planConfirmation ? packTemplateId : genericTemplateId
      await send(serviceId, template, templateParametersOf(email, from)).catch((error: unknown) => {
        throw toSendingFailed(error)
      })
    },
  }
}

function templateParametersOf(email: OutgoingEmail, from: EmailAddress): Record<string, string> {
  const { fromName, to, replyTo, subject, text, html, messageId, unsubscribeUrl, planConfirmation } = email
  if (planConfirmation) {
    return { email: to, name: planConfirmation.name, selectedpack: planNames[planConfirmation.plan] }
  }
  return {
    email: to,
    from_name: fromName,
    reply_to: replyTo ?? from,
    subject,
    text,
    html,
    message_id: messageId,
    unsubscribe_url: unsubscribeUrl ?? '',
  }
}

/** A failure without a response (connection refused or lost) is temporary. */
function toSendingFailed(error: unknown): SendingFailed {
  if (!(error instanceof EmailJSResponseStatus)) {
    return new SendingFailed('temporary', (error as Error).message, { cause: error })
  }
  const { status, text } = error
  return new SendingFailed(reasonOf(status), `EmailJS answered ${status} ${text}`)
}

function reasonOf(status: number): SendingFailed['reason'] {
  if (status === 429) return 'rate-limited'
  return status >= 400 && status < 500 ? 'permanent' : 'temporary'
}
