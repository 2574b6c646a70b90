import { verifySmtp } from '#adapters/smtp-mailer.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'
import type { Config } from '#server/config.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

const tryIt = 'npm run mail:try -- you@example.com sends one'

/** Checks whether emails can leave, without sending one. */
export async function checkMail({ mail, mailFrom }: Config): Promise<readonly Finding[]> {
  if (mail.by === 'folder')
    return [warning(`No email leaves this machine: they are files in ${mail.directory}. Set MAIL_URL`)]
  return [
    mail.by === 'smtp' ? await checkSmtp(mail.url) : fine(`Emails go by ${mail.host}; ${tryIt}`),
    ...checkSender(mailFrom),
  ]
}

async function checkSmtp(url: string): Promise<Finding> {
  const { host } = new URL(url)
  try {
    await verifySmtp(url)
    return fine(`${host} accepts the sign-in of the shop; ${tryIt}`)
  } catch (error) {
    return problem(`${host} cannot be used for emails: ${(error as Error).message}. Look at MAIL_URL`)
  }
}

function checkSender(address: string): readonly Finding[] {
  if (address !== defaultShopProfile.email) return []
  return [warning(`Emails come from ${address}: set MAIL_FROM and SHOP_EMAIL to addresses of your own domain`)]
}
