import { createTransport } from 'nodemailer'
import type { Email } from '#domain/email.ts'
import { type Mailer, SendingFailed } from '#domain/letters/mailer.ts'
import { mailOf } from './mail-of.ts'

/** Longest silence of a server, in milliseconds. How long a letter may take in all is for the sender to say. */
const patience = 20_000

/** Hands letters to the SMTP server of a URL such as `smtps://user:password@host`. */
export function mailerBySmtp(url: string, from: Email): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    from,
    kind: 'smtp',
    async send(letter, signal) {
      try {
        await transport.sendMail({ ...mailOf(letter, from), signal })
      } catch (error) {
        throw asFailure(error as Error & { responseCode?: number })
      }
    },
  }
}

/** SMTP says by the first digit of its answer whether another try makes sense. No answer at all may pass by itself. */
function asFailure(error: Error & { responseCode?: number }): SendingFailed {
  const isFinal = (error.responseCode ?? 0) >= 500
  return new SendingFailed(isFinal ? 'final' : 'passing', error.message, { cause: error })
}
