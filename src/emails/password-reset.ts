import type { House } from '#domain/house/house.ts'
import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'
import { visitorText } from './visitor-text.ts'

/** To whoever forgot a password of the back office. */
export function passwordReset(name: string, url: string, house: House): Letter {
  const words = letters.passwordReset
  return {
    subject: words.subject(house.name),
    heading: words.heading,
    blocks: [
      { paragraph: letters.greeting(visitorText(name, 60)) },
      { paragraph: words.text },
      { button: words.button, url },
      { smallPrint: words.validity },
      { smallPrint: words.notYours },
    ],
  }
}
