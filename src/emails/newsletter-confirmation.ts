import { letters } from '#messages/en/letters.ts'
import type { Letter } from './letter.ts'

/** To an address someone typed: nothing more comes unless its reader says so. */
export function newsletterConfirmation(confirmUrl: string, leaveUrl: string): Letter {
  const words = letters.newsletterConfirmation
  return {
    subject: words.subject,
    heading: words.heading,
    blocks: [
      { paragraph: words.text },
      { button: words.button, url: confirmUrl },
      { smallPrint: words.validity },
      { smallPrint: words.notYours, link: { text: words.leave, url: leaveUrl } },
    ],
  }
}
