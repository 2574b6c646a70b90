// `npm run mail:try -- EMAIL`: sends one email as the shop would, and says what became of it.
import './production-mode.ts'
import { randomUUID } from 'node:crypto'
import { parseEmailAddress } from '#domain/email-address.ts'
import { SendingFailed } from '#domain/email-outbox/mailer.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import { renderEmail } from '#emails/render-email.ts'
import { chooseMailer } from './choose-mailer.ts'
import { readConfig } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { InvalidSetting } from './invalid-setting.ts'

const timeoutMilliseconds = 30_000

/** Returns whether the email has left this machine. */
async function tryMail(recipient: string | undefined): Promise<boolean> {
  const to = parseEmailAddress(recipient ?? '')
  if (!to) throw new InvalidSetting('Say to whom: npm run mail:try -- you@example.com')
  const { mail, mailFrom, publicUrl = 'http://localhost' } = readConfig()
  const mailer = chooseMailer(mail, mailFrom)
  const host = new URL(publicUrl).hostname
  const content = {
    locale: 'en',
    subject: `A trial email of ${host}`,
    heading: 'This email arrived',
    blocks: [
      {
        paragraph: `Somebody tried the mail settings of ${host}. If it is in the spam folder, look at the DNS records.`,
      },
    ],
  } as const
  const email = {
    ...renderEmail(content, defaultShopProfile),
    ...{ messageId: `<${randomUUID()}@${host}>`, date: new Date(), fromName: defaultShopProfile.name, to },
  }
  await mailer.send(email, AbortSignal.timeout(timeoutMilliseconds))
  if (mail.by === 'folder') {
    console.log(`No email left this machine: it is a file in ${mail.directory}. Set MAIL_URL to send emails.`)
    return false
  }
  const way = mail.by === 'smtp' ? new URL(mail.url).host : mail.host
  console.log(`${way} has taken an email from ${mailFrom} to ${to}. Look for it there, also in the spam folder.`)
  return true
}

try {
  process.exit((await tryMail(process.argv[2])) ? 0 : 1)
} catch (error) {
  console.error(error instanceof SendingFailed ? `It was not sent: ${error.message}` : explainStartFailure(error))
  process.exit(1)
}
