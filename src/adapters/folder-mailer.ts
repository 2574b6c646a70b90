import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Mailer, OutgoingEmail } from '#domain/email-outbox/mailer.ts'
import { toMailOptions } from './mail-options.ts'

/**
 * Writes emails into a folder as `.eml` files. A file is replaced when its email is sent again, and written atomically.
 */
export function folderMailer(directory: string, from: EmailAddress): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    from,
    kind: 'folder',
    async send(email) {
      const { message } = await composer.sendMail(toMailOptions(email, from))
      const name = fileNameOf(email)
      // Emails contain private links, so other users of the machine must not read them.
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const temporaryFile = path.join(directory, `.${name}-${randomUUID()}`)
      await writeFile(temporaryFile, message as Buffer, { flush: true, mode: 0o600 })
      await rename(temporaryFile, path.join(directory, name))
    },
  }
}

/** Of 255 that file systems allow: a letter of Arabic has two. */
const maxSubjectBytes = 120

/** The same for all attempts of one email: `2026-03-02-your-order-h-7k3m-92qx-6f1c….eml`. */
function fileNameOf({ date, subject, messageId }: OutgoingEmail): string {
  const [day] = date.toISOString().split('T')
  return `${[day, ...wordsOf(subject), messageId.replace(/^<|@.*$/g, '')].join('-')}.eml`
}

/** The letters and digits of a subject, in any script. What is too long is cut between two characters. */
function wordsOf(subject: string): string[] {
  const words = subject.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  const bytes = new TextEncoder().encode(words.join('-')).subarray(0, maxSubjectBytes)
  return new TextDecoder()
    .decode(bytes, { stream: true })
    .split('-')
    .filter((word) => word !== '')
}
