import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { choicesOf } from '#domain/orders/order.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { productSearchPath } from '#web/paths/backoffice-order-paths.ts'
import { formatList, formatPrice } from '#web/text/format.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { LinePicture } from './line-picture.tsx'
import type { clientLoader, FoundChoice, FoundProduct } from './product-search-data.ts'

interface AddLineProps {
  readonly error: string | undefined
  readonly onAdd: (piece: FoundProduct, choice: FoundChoice) => void
}

/** Searches products as the operator types, adds the variant that is pressed, and is empty again. */
export function AddLine({ error, onAdd }: AddLineProps) {
  const { lines: texts } = ordersMessages
  const { data: found, load, reset } = useFetcher<typeof clientLoader>()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-3 border-sand-deep border-t pt-3 noscript:hidden">
      <TextField
        label={texts.add}
        hint={texts.search}
        error={error}
        ref={field}
        type="search"
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value.trim()) load(productSearchPath(target.value))
        }}
        // The field is inside the form of the order, which Enter must not submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <LiveRegion>
        {found?.length === 0 && <p className="mt-2 text-ink-soft">{texts.nothingFound}</p>}
        <ul className="mt-2 divide-y divide-sand">
          {found?.map((piece) => (
            <li key={piece.productId} className="flex gap-3 py-2">
              <LinePicture fileName={piece.picture} className="w-11" />
              <div className="min-w-0 flex-1">
                <p className="font-semibold text-sm leading-snug">
                  <bdi>{piece.name}</bdi>
                </p>
                <p className="text-ink-soft text-sm">
                  <bdi>{piece.store}</bdi> · {formatPrice(piece.unitPrice)}
                </p>
                <div className="mt-1 flex flex-wrap gap-2">
                  {listedChoices(piece.choices).map((choice) => (
                    <button
                      key={`${choice.sizeId} ${choice.colorId}`}
                      type="button"
                      disabled={choice.stock === 0}
                      onClick={() => {
                        if (field.current) field.current.value = ''
                        reset()
                        onAdd(piece, choice)
                      }}
                      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-door/35 px-4 text-door text-sm inactive:opacity-60"
                    >
                      <Icon name="plus" className="size-4" />
                      <span className="sr-only">{texts.add1(piece.name)} </span>
                      {formatList([
                        ...choicesOf(choice),
                        ...(choice.unitPrice === piece.unitPrice ? [] : [formatPrice(choice.unitPrice)]),
                        texts.left(choice.stock),
                      ])}
                    </button>
                  ))}
                </div>
                {listedChoices(piece.choices).length < piece.choices.length && (
                  <p className="mt-1 text-ink-soft text-sm">
                    {texts.othersSoldOut(piece.choices.length - listedChoices(piece.choices).length)}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </LiveRegion>
    </div>
  )
}

/** Of more variants than these only those in stock are listed. */
const maxListedChoices = 12

function listedChoices(choices: readonly FoundChoice[]): readonly FoundChoice[] {
  return choices.length > maxListedChoices ? choices.filter(({ stock }) => stock > 0) : choices
}
