import { choicesOf } from '#domain/orders/order.ts'
import type { StoreLine } from '#domain/orders/preparations/list-preparations.ts'
import { preparationsMessages as messages } from '#page-messages/backoffice/preparations.ts'
import { cannotReasonMessages } from '#page-messages/cannot-reasons.ts'
import { formatDayWithWeekday, formatList, formatShortMoment } from '#web/text/format.ts'

export type DisplayedLine = ReturnType<typeof displayedLine>

/** A line that a maker prepares, with all its texts: pages that are full of script load none for it. */
export function displayedLine(line: StoreLine) {
  const { state, reason, hasMaker, dueOn, isLate, said } = line
  const due = messages.dueBy(formatDayWithWeekday(dueOn))
  const stateName = state === 'asked' && !hasMaker ? messages.withoutMaker : messages.states[state]
  return {
    ...line,
    choice: formatList(choicesOf(line)),
    due: isLate ? formatList([due, messages.late]) : due,
    said: said && formatList([said.by, formatShortMoment(said.at)]),
    stateText: reason ? `${stateName} (${cannotReasonMessages[reason]})` : stateName,
  }
}
