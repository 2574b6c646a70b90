import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { choicesOf } from '#domain/orders/order.ts'
import type { OwnLine, PastLine } from '#domain/orders/preparations/list-own-orders.ts'
import { cannotReasons, maxCannotNote } from '#domain/orders/preparations/preparation.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { cannotReasonMessages } from '#page-messages/cannot-reasons.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioOrdersMessages as messages } from '#page-messages/studio-orders.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { formatDayWithWeekday, formatList, formatMoment } from '#web/text/format.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** A line that is to be prepared, or is ready: what it is, by when, and the buttons of its maker. */
export function OpenLine({ line, today }: { readonly line: OwnLine; readonly today: TunisDay }) {
  const { state, reason, note, giftNote, buyer } = line
  return (
    <article className={`panel space-y-4 p-4 ${line.isLate && state === 'asked' ? 'border-clay' : ''}`}>
      <Piece line={line}>
        {line.isMadeToOrder && <p className="text-ink-soft">{supplyNameMessages['made-to-order']}</p>}
        {state === 'asked' && <DueDay line={line} today={today} />}
      </Piece>
      {buyer && <p className="text-lg">{messages.buyer(buyer.firstName, buyer.town)}</p>}
      {giftNote && (
        <div className="rounded-xl bg-sand/60 px-4 py-3">
          <p className="font-semibold">{messages.giftNote}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-lg">
            {giftNote}
          </p>
        </div>
      )}
      {state === 'cannot' && reason && (
        <div className="space-y-1 text-lg">
          <p className="font-semibold text-clay-deep">{cannotReasonMessages[reason]}</p>
          {note && (
            <p dir="auto" className="wrap-anywhere">
              {note}
            </p>
          )}
          <p>{messages.waits}</p>
        </div>
      )}
      {state === 'asked' ? (
        <>
          <LineForm line={line}>
            <Button type="submit" name="do" value="ready" variant="secondary" className="w-full py-4 text-xl">
              {messages.ready}
            </Button>
          </LineForm>
          <AskFirst label={messages.cannot}>
            <LineForm line={line}>
              <Reasons />
              <Button type="submit" name="do" value="cannot" className="w-full text-lg">
                {messages.tellShop}
              </Button>
            </LineForm>
          </AskFirst>
        </>
      ) : (
        <LineForm line={line}>
          <Button type="submit" name="do" value="again" variant="outline" className="w-full text-lg">
            {state === 'ready' ? messages.notReady : messages.canAfterAll}
          </Button>
        </LineForm>
      )}
    </article>
  )
}

function DueDay({ line: { dueOn, isLate }, today }: { readonly line: OwnLine; readonly today: TunisDay }) {
  const day = formatDayWithWeekday(dueOn)
  if (isLate) return <p className="font-semibold text-clay-deep text-lg">{messages.late(day)}</p>
  return <p className="font-semibold text-lg">{dueOn === today ? messages.dueToday : messages.dueBy(day)}</p>
}

/** The form of a button: the line as it was seen. */
function LineForm({ line, children }: { readonly line: OwnLine; readonly children: ReactNode }) {
  return (
    <Form method="post" className="space-y-4">
      <input type="hidden" name="order" value={line.orderId} />
      <input type="hidden" name="position" value={line.position} />
      <input type="hidden" name="variant" value={line.variantId} />
      <input type="hidden" name="pieces" value={line.quantity} />
      {children}
    </Form>
  )
}

function Reasons() {
  return (
    <>
      <fieldset>
        <legend className="font-semibold text-lg">{messages.why}</legend>
        {cannotReasons.map((reason) => (
          <label key={reason} className="flex min-h-12 items-center gap-3 text-lg">
            <input type="radio" name="reason" value={reason} required className="size-6 shrink-0 accent-door" />
            {cannotReasonMessages[reason]}
          </label>
        ))}
      </fieldset>
      <TextField label={messages.note} name="note" maxLength={maxCannotNote} autoComplete="off" />
    </>
  )
}

/** A line that need not be prepared any more, and why. */
export function PastLineCard({ line }: { readonly line: PastLine }) {
  return (
    <article className="panel p-4">
      <Piece line={line}>
        <p className={`font-semibold text-lg ${line.end === 'packed' ? 'text-olive-deep' : 'text-clay-deep'}`}>
          {messages.ends[line.end]}
        </p>
        <p className="text-ink-soft">{formatMoment(line.at)}</p>
      </Piece>
    </article>
  )
}

interface PieceProps {
  readonly line: Pick<PastLine, 'number' | 'name' | 'sizeName' | 'colorName' | 'picture' | 'quantity'>
  readonly children: ReactNode
}

/** The photo of a piece, how many, its size and color, and the number of its order. */
function Piece({ line, children }: PieceProps) {
  const { number, name, picture, quantity } = line
  const choices = choicesOf(line)
  return (
    <div className="flex gap-4">
      {picture ? (
        <img
          src={thumbnailPath(picture)}
          alt=""
          width={96}
          height={120}
          loading="lazy"
          decoding="async"
          className="h-30 w-24 shrink-0 rounded-xl bg-sand object-cover"
        />
      ) : (
        <span className="grid h-30 w-24 shrink-0 place-items-center rounded-xl bg-sand px-2 text-center text-ink-soft text-sm">
          {studioMessages.pieces.noPicture}
        </span>
      )}
      <div className="min-w-0 flex-1 space-y-1">
        <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug">
          {quantity} × <bdi>{name}</bdi>
        </h2>
        {choices.length > 0 && <p className="font-semibold text-lg">{formatList(choices)}</p>}
        {children}
        <p className="text-ink-soft">
          {messages.order} <OrderNumbers in={number} />
        </p>
      </div>
    </div>
  )
}
