import type { House } from '#domain/house/house.ts'
import type { LetterWords } from '#domain/letters/mailer.ts'
import { formatPhone } from '#domain/phone.ts'
import { letters } from '#messages/en/letters.ts'
import { houseAddress } from './house-address.ts'
import type { Letter } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** Puts a letter on the paper of the house. */
export function renderLetter(letter: Letter, house: House): LetterWords {
  const footer = [
    letters.closing(house.name, house.city),
    letters.aboutHouse(house.legalName, houseAddress(house), formatPhone(house.phone)),
  ]
  return {
    subject: letter.subject,
    text: renderText(letter, footer),
    html: renderHtml(letter, {
      house: house.name,
      houseInArabic: house.nameInArabic,
      language: 'en',
      direction: 'ltr',
      footer,
    }),
  }
}
