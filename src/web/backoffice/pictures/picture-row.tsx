import { useRef } from 'react'
import type { ProductPicture } from '#domain/catalog/product.ts'
import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PictureThumbnail } from './picture-thumbnail.tsx'

/** A color that a picture may show, as it is in the form now. */
export interface PictureColor {
  /** Undefined for a color that is not saved yet. */
  readonly id?: number | undefined
  /** The key of its row. Pictures refer to a new color by minus this key. */
  readonly key: number
  readonly name: string
  /** The value that the form sends. */
  readonly value: string
}

interface PictureRowProps {
  readonly picture: ProductPicture
  readonly colors: readonly PictureColor[]
  /** From 0. */
  readonly position: number
  readonly count: number
  readonly onAlt: (alt: string) => void
  readonly onColor: (colorId: number | undefined) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onDragStart: () => void
  readonly onDragOver: () => void
  readonly onDragEnd: () => void
}

/** A picture of the form: moved by drag and drop or by buttons, with its alternative text and color. */
export function PictureRow({
  picture,
  colors,
  position,
  count,
  onAlt,
  onColor,
  onMove,
  onRemove,
  ...drag
}: PictureRowProps) {
  const { onDragStart, onDragOver, onDragEnd } = drag
  const moves = useRef<HTMLDivElement>(null)
  const number = position + 1
  const color = colors.find(({ id, key }) => picture.colorId !== undefined && [id, -key].includes(picture.colorId))
  const step = (by: -1 | 1) => {
    onMove(position + by)
    // A button at the end of the list is disabled and would drop the focus.
    const isLast = position + by === 0 || position + by === count - 1
    if (isLast) requestAnimationFrame(() => moves.current?.querySelector<HTMLElement>('button:enabled')?.focus())
  }
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDragStart()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        onDragOver()
      }}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={onDragEnd}
      className="flex gap-3 rounded-xl bg-sand/40 p-2"
    >
      <input type="hidden" name="picture" value={picture.fileName} />
      <PictureThumbnail picture={{ ...picture, alt: '' }} className="h-24 w-19 cursor-grab rounded-lg" />
      <div className="min-w-0 flex-1">
        <label className="block text-sm">
          <span className="font-semibold">{picturesMessages.alt(number)}</span>
          <input
            name="alt"
            value={picture.alt}
            maxLength={250}
            onChange={(event) => onAlt(event.currentTarget.value)}
            placeholder={picturesMessages.altHint}
            className="mt-1 min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base"
          />
        </label>
        {colors.length > 1 ? (
          <select
            name="pictureColor"
            aria-label={picturesMessages.color(number)}
            value={color?.value ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const chosen = colors.find((color) => color.value === value)
              onColor(chosen && (chosen.id ?? -chosen.key))
            }}
            className="mt-2 min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 text-base"
          >
            <option value="">{picturesMessages.allColors}</option>
            {colors.map(({ key, value, name }) => (
              <option key={key} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input type="hidden" name="pictureColor" value={color?.value ?? ''} />
        )}
        <div ref={moves} className="mt-1 flex items-center">
          <button
            type="button"
            className={`noscript:hidden ${squareButton}`}
            disabled={position === 0}
            onClick={() => step(-1)}
            aria-label={picturesMessages.earlier(number)}
          >
            <Icon name="down" className="size-5 rotate-180" />
          </button>
          <button
            type="button"
            className={`noscript:hidden ${squareButton}`}
            disabled={position === count - 1}
            onClick={() => step(1)}
            aria-label={picturesMessages.later(number)}
          >
            <Icon name="down" />
          </button>
          <NoScriptPictureButtons position={position} count={count} />
          {position === 0 && <span className="ms-1 text-ink-soft text-sm">{picturesMessages.main}</span>}
          <button
            type="button"
            className={`ms-auto noscript:hidden ${squareButton}`}
            onClick={onRemove}
            aria-label={picturesMessages.remove(number)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  )
}

interface NoScriptPictureButtonsProps {
  /** From 0. */
  readonly position: number
  readonly count: number
}

/** Buttons that move or remove a picture without JavaScript. Each sends the form, which returns with all values. */
function NoScriptPictureButtons({ position, count }: NoScriptPictureButtonsProps) {
  const number = position + 1
  const buttons = [
    {
      action: 'earlier',
      label: picturesMessages.earlier(number),
      icon: 'down',
      turn: 'rotate-180',
      isIdle: position === 0,
    },
    { action: 'later', label: picturesMessages.later(number), icon: 'down', turn: '', isIdle: number === count },
    { action: 'remove', label: picturesMessages.remove(number), icon: 'trash', turn: '', isIdle: false },
  ] as const
  return (
    <noscript className="flex">
      {buttons.map(({ action, label, icon, turn, isIdle }) => (
        <button
          key={action}
          type="submit"
          name="arrange"
          value={`${action} ${position}`}
          aria-label={label}
          disabled={isIdle}
          className={squareButton}
        >
          <Icon name={icon} className={`size-5 ${turn}`} />
        </button>
      ))}
    </noscript>
  )
}

/** The classes of an icon button. */
const squareButton = 'icon-button text-door hover:bg-sand inactive:opacity-30'
