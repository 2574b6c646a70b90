import { EmailJSResponseStatus, init, send } from '@emailjs/nodejs'
import type { Email } from '#domain/email.ts'
import { type Mailer, type OutgoingLetter, SendingFailed } from '#domain/letters/mailer.ts'
import type { PlanName } from '#domain/memberships/plan.ts'

export interface EmailJsAccount {
  readonly serviceId: string
  /** The template of the plan confirmation, and the one all other letters are put into. */
  readonly packTemplateId: string
  readonly letterTemplateId: string
  readonly publicKey: string
  readonly privateKey?: string
  readonly host: string
}

/** What the plans are called in the template of the pack confirmation. */
const packs: Readonly<Record<PlanName, string>> = { silver: 'Silver', gold: 'Gold', diamonds: 'Diamonds' }

/**
 * Has EmailJS send letters. The words of the pack confirmation are in a template there; every other letter is put
 * whole into a second one, which shows its `subject` and `html`.
 */
export function mailerByEmailJs(account: EmailJsAccount, from: Email): Mailer {
  const { serviceId, packTemplateId, letterTemplateId, publicKey, privateKey, host } = account
  init({ publicKey, ...(privateKey && { privateKey }) }, host)
  return {
    from,
    kind: 'emailjs',
    async send(letter) {
      const template = letter.planConfirmation ? packTemplateId : letterTemplateId
      await send(serviceId, template, templateParametersOf(letter, from)).catch((error: unknown) => {
        throw asFailure(error)
      })
    },
  }
}

function templateParametersOf(letter: OutgoingLetter, from: Email): Record<string, string> {
  const { fromName, to, replyTo, subject, text, html, messageId, unsubscribeUrl, planConfirmation } = letter
  if (planConfirmation) {
    return { email: to, name: planConfirmation.name, selectedpack: packs[planConfirmation.plan] }
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

/** Anything but an answer (a refused connection, a cut one) may pass by itself. */
function asFailure(error: unknown): SendingFailed {
  if (!(error instanceof EmailJSResponseStatus)) {
    return new SendingFailed('passing', (error as Error).message, { cause: error })
  }
  const { status, text } = error
  return new SendingFailed(reasonOf(status), `EmailJS answered ${status} ${text}`)
}

function reasonOf(status: number): SendingFailed['reason'] {
  if (status === 429) return 'too-many'
  return status >= 400 && status < 500 ? 'final' : 'passing'
}
