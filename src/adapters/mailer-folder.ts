import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Email } from '#domain/email.ts'
import type { Mailer, OutgoingLetter } from '#domain/letters/mailer.ts'
import { mailOf } from './mail-of.ts'

/**
 * Puts letters into a folder as files that mail programs open. A letter sent again takes the place of the first, and
 * nobody ever sees half of one.
 */
export function mailerInFolder(directory: string, from: Email): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    from,
    kind: 'folder',
    async send(letter) {
      const { message } = await composer.sendMail(mailOf(letter, from))
      const name = fileNameOf(letter)
      // Letters hold links that are meant for one reader.
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const unfinished = path.join(directory, `.${name}-${randomUUID()}`)
      await writeFile(unfinished, message as Buffer, { flush: true })
      await rename(unfinished, path.join(directory, name))
    },
  }
}

/** The same for every attempt at one letter: `2026-03-02-your-order-h-7k3m-92qx-6f1c….eml`. */
function fileNameOf({ date, subject, messageId }: OutgoingLetter): string {
  const [day] = date.toISOString().split('T')
  const words = subject.toLowerCase().match(/[a-z\d]+/g) ?? []
  return `${[day, ...words, messageId.replace(/^<|@.*$/g, '')].join('-')}.eml`
}
