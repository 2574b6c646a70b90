import { z } from 'zod'
import { parseStoreLink } from '../catalog/store-link.ts'
import { type Email, parseEmail } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { isTunisian, type Phone, parsePhone } from '../phone.ts'
import { readSetting } from '../settings/read-setting.ts'
import type { Setting } from '../settings/setting.ts'
import { cleanLine } from '../text.ts'
import { type House, longestFact, postalCodeForm, usualHouse } from './house.ts'

const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => cleanLine(text) === text)

const link = (network: 'facebook' | 'instagram') =>
  z
    .string()
    .refine((text) => parseStoreLink(network, text) === text)
    .exactOptional()

const shape = z.object({
  name: line(longestFact.name),
  nameInArabic: line(longestFact.nameInArabic),
  tagline: line(longestFact.tagline),
  legalName: line(longestFact.legalName),
  street: line(longestFact.street),
  postalCode: z.string().regex(postalCodeForm),
  city: line(longestFact.city),
  phone: z.custom<Phone>((text) => typeof text === 'string' && parsePhone(text) === text && isTunisian(text as Phone)),
  email: z.custom<Email>((text) => typeof text === 'string' && parseEmail(text) === text),
  facebookUrl: link('facebook'),
  instagramUrl: link('instagram'),
}) satisfies z.ZodType<House>

export const houseSetting: Setting<House> = { key: 'house', shape, usual: usualHouse }

/** The facts of the house as they stand now. */
export async function getHouse(marketplace: Marketplace): Promise<House> {
  return (await readSetting(marketplace, houseSetting)).value
}
