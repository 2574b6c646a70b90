import path from 'node:path'
import { z } from 'zod'
import type { EmailJsAccount } from '#adapters/emailjs-mailer.ts'
import { parseEmailAddress } from '#domain/email-address.ts'
import { defaultShopProfile } from '#domain/shop-profile/default-shop-profile.ts'

/** What carries emails away, as the operator chose it. */
export type MailSettings =
  | { readonly by: 'folder'; readonly directory: string }
  | { readonly by: 'smtp'; readonly url: string }
  | ({ readonly by: 'emailjs' } & EmailJsAccount)

const address = z.string().transform((text, context) => {
  const email = parseEmailAddress(text)
  if (email) return email
  context.addIssue('must be one plain e-mail address, such as salam@shop.example')
  return z.NEVER
})

/** The settings about emails, to be read along with all others. */
export const mailFields = {
  MAIL_URL: z
    .string()
    .refine(isMailUrl, 'must be emailjs:, smtp://user:password@host, smtps://user:password@host or folder:PATH')
    .optional(),
  MAIL_FROM: address.default(() => defaultShopProfile.email),
  SHOP_EMAIL: address.default(() => defaultShopProfile.email),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_PACK_TEMPLATE_ID: z.string().optional(),
  EMAILJS_LETTER_TEMPLATE_ID: z.string().optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
}

type MailFields = z.output<z.ZodObject<typeof mailFields>>

const neededByEmailJs = [
  'EMAILJS_SERVICE_ID',
  'EMAILJS_PACK_TEMPLATE_ID',
  'EMAILJS_LETTER_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
] as const

/** Adds an issue for each missing setting that the chosen mail service requires. */
export function requireMailSettings(fields: MailFields, context: z.RefinementCtx<MailFields>): void {
  if (fields.MAIL_URL !== 'emailjs:') return
  for (const name of neededByEmailJs) {
    if (fields[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with MAIL_URL=emailjs:' })
    }
  }
}

export function readMailSettings(
  fields: MailFields,
  { dataDirectory, projectDirectory }: { dataDirectory: string; projectDirectory: string },
): MailSettings {
  const { MAIL_URL: url } = fields
  if (url === undefined) return { by: 'folder', directory: path.join(dataDirectory, 'letters') }
  if (url.startsWith('folder:')) return { by: 'folder', directory: path.resolve(projectDirectory, pathIn(url)) }
  if (url !== 'emailjs:') return { by: 'smtp', url }
  return {
    by: 'emailjs',
    serviceId: fields.EMAILJS_SERVICE_ID ?? '',
    packTemplateId: fields.EMAILJS_PACK_TEMPLATE_ID ?? '',
    genericTemplateId: fields.EMAILJS_LETTER_TEMPLATE_ID ?? '',
    publicKey: fields.EMAILJS_PUBLIC_KEY ?? '',
    ...(fields.EMAILJS_PRIVATE_KEY && { privateKey: fields.EMAILJS_PRIVATE_KEY }),
    host: 'api.emailjs.com',
  }
}

function isMailUrl(text: string): boolean {
  if (text === 'emailjs:') return true
  if (text.startsWith('folder:')) return pathIn(text) !== ''
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
}

function pathIn(url: string): string {
  return url.slice('folder:'.length)
}
