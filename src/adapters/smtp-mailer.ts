import { createTransport } from 'nodemailer'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Mailer, SendingFailed } from '#domain/email-outbox/mailer.ts'
import { toMailOptions } from './mail-options.ts'

/** Longest time without data from the server. The timeout of a whole email is the caller's. */
const timeoutMilliseconds = 20_000

/** Signs in at an SMTP server and leaves. Throws when that fails. */
export async function verifySmtp(url: string): Promise<void> {
  const transport = transportTo(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  })
}

/** Sends emails by the SMTP server of a URL such as `smtps://user:password@host`. */
export function smtpMailer(url: string, from: EmailAddress): Mailer {
  const transport = transportTo(url)
  return {
    from,
    kind: 'smtp',
    async send(email, signal) {
      try {
        await transport.sendMail({ ...toMailOptions(email, from), signal })
      } catch (error) {
        throw toSendingFailed(error as Error & { responseCode?: number })
      }
    },
  }
}

/** A 5xx response is a permanent failure; a 4xx response, or none, is temporary. */
function toSendingFailed(error: Error & { responseCode?: number }): SendingFailed {
  const isPermanent = (error.responseCode ?? 0) >= 500
  return new SendingFailed(isPermanent ? 'permanent' : 'temporary', error.message, { cause: error })
}
