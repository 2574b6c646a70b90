import type { StoreNumbers } from '#domain/store-interest/get-store-numbers.ts'
import { studioNumbersMessages as messages } from '#page-messages/studio-numbers.ts'
import { formatList } from './format.ts'

interface Weeks {
  readonly thisWeek: StoreNumbers
  readonly lastWeek: StoreNumbers
}

/** Returns what became of a store this week and, unless there was nothing, in the week before: a sentence each. */
export function weekSentences({ thisWeek, lastWeek }: Weeks): string[] {
  const [current, before] = [partsOf(thisWeek), partsOf(lastWeek)]
  const sentence = current === '' ? messages.nothingYet : messages.thisWeek(current)
  return before === '' ? [sentence] : [sentence, messages.lastWeek(before)]
}

function partsOf(numbers: StoreNumbers): string {
  const names = ['seen', 'sought', 'favorite', 'sold'] as const
  return formatList(names.flatMap((name) => (numbers[name] > 0 ? [messages.parts[name](numbers[name])] : [])))
}
