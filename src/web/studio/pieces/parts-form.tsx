import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { Locale } from '#domain/locale.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReturnedParts } from './more-action.ts'
import { MoreSection } from './more-section.tsx'

interface PartsFormProps {
  readonly part: 'sizes' | 'colors'
  /** Of a name, in characters. */
  readonly maxLength: number
  /** In which their names are written, when it is not that of the page. */
  readonly language: Locale | undefined
  readonly parts: ProductDraft['sizes'] | ProductDraft['colors']
  /** Whether a new one is added with its pieces. */
  readonly hasStock?: boolean
  readonly returned: Partial<ReturnedParts> | undefined
}

/** The sizes of a piece, or its colors: their names, those that go, and a new one. */
export function PartsForm({ part, maxLength, language, parts, hasStock = false, returned }: PartsFormProps) {
  const { parts: texts } = messages
  const isColor = part === 'colors'
  const problem = returned?.problem
  const seen = parts.map((one) => ({ id: one.id, name: one.name, ...('swatch' in one && { swatch: one.swatch }) }))
  return (
    <MoreSection id={part} title={texts[part]} form={part} isOpen={returned !== undefined}>
      {problem && <Notice tone="error">{texts.problems[problem]}</Notice>}
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      {parts.map((one, place) => {
        const { id = 0, name } = one
        const typed = returned?.names?.[id] ?? name
        return (
          <div key={id}>
            <input type="hidden" name="id" value={id} />
            <div className="flex items-end gap-3">
              {'swatch' in one && <Swatch name="swatch" value={one.swatch} label={texts.shade(place + 1)} />}
              <TextField
                label={isColor ? texts.color(place + 1) : texts.size(place + 1)}
                name="name"
                lang={language}
                dir="auto"
                maxLength={maxLength}
                defaultValue={typed}
                className="min-w-0 flex-1"
              />
            </div>
            {(isColor || parts.length > 1) && (
              <Checkbox name="gone" value={id} className="text-lg">
                <span>
                  {texts.gone} <LocalText text={name} language={language} />
                </span>
              </Checkbox>
            )}
          </div>
        )
      })}
      {!isColor && parts.length === 1 && <p className="text-ink-soft text-lg">{texts.sizesText}</p>}
      <div className="space-y-4 border-sand-deep border-t pt-4">
        <div className="flex items-end gap-3">
          {isColor && <Swatch name="newSwatch" value="#808080" label={texts.newShade} />}
          <TextField
            label={isColor ? texts.newColor : texts.newSize}
            name="newName"
            maxLength={maxLength}
            defaultValue={returned?.newName}
            className="min-w-0 flex-1"
          />
        </div>
        {hasStock && (
          <TextField
            label={texts.stock}
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            defaultValue="1"
          />
        )}
      </div>
    </MoreSection>
  )
}

function Swatch({ name, value, label }: { readonly name: string; readonly value: string; readonly label: string }) {
  return (
    <input
      type="color"
      name={name}
      defaultValue={value}
      aria-label={label}
      className="h-11 w-14 shrink-0 rounded-lg border border-ink/25 bg-white p-1"
    />
  )
}
