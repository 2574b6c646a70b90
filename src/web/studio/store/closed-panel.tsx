import { Form } from 'react-router'
import { reopeningDay } from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { studioStoreMessages } from '#page-messages/studio-store.ts'
import { formatDay } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { ReturnedStore } from './own-store-action.ts'
import type { TypedStore } from './own-store-form.ts'
import { storeFieldProps } from './store-field-props.ts'

interface ClosedPanelProps {
  readonly draft: NewStore
  readonly today: TunisDay
  /** Whether the days that are saved have passed. */
  readonly isClosingOver: boolean
  readonly closed: TypedStore
  /** What was sent and not saved. */
  readonly returned: ReturnedStore | undefined
}

/** The days on which the store is closed: that it is or will be, and the form that closes and opens it. */
export function ClosedPanel({ draft, today, isClosingOver, closed, returned }: ClosedPanelProps) {
  const { closed: messages } = studioStoreMessages
  const reopens = reopeningDay(today, draft)
  const { closedFirstDay: first, closedLastDay: last } = draft
  const isPlanned = first !== undefined && today < first
  // A new closing begins today, unless somebody says otherwise.
  const propsOf = storeFieldProps({ ...closed, ...(last && !isClosingOver ? {} : freshDays(today)) }, returned)
  return (
    <section id="closed" className="panel scroll-mt-4 space-y-4 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      <p className={`font-semibold text-lg ${reopens ? 'text-clay-deep' : 'text-olive-deep'}`}>
        {reopens
          ? messages.now(formatDay(reopens))
          : isPlanned && last
            ? messages.planned(formatDay(first), formatDay(last))
            : messages.open}
      </p>
      <p className="text-lg">{messages.text}</p>
      <Form method="post" className="space-y-5 [&_label]:text-lg">
        <input type="hidden" name="seen" value={JSON.stringify(returned?.seen ?? closed)} />
        <TextField {...propsOf('closedFirstDay')} label={messages.firstDay} type="date" />
        <TextField {...propsOf('closedLastDay')} label={messages.lastDay} type="date" min={today} />
        <TextField
          {...propsOf('closedNote')}
          label={messages.note}
          hint={messages.noteHint}
          maxLength={storeFields.closedNote.maxLength}
        />
        <Button type="submit" name="do" value="closed" className="w-full py-3 text-lg">
          {messages.close}
        </Button>
        {(reopens || isPlanned) && (
          <Button type="submit" name="do" value="open" formNoValidate variant="outline" className="w-full text-lg">
            {reopens ? messages.openNow : messages.keepOpen}
          </Button>
        )}
      </Form>
    </section>
  )
}

function freshDays(today: TunisDay): TypedStore {
  return { closedFirstDay: today, closedLastDay: '' }
}
