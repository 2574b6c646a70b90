import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { Size } from '#domain/catalog/product.ts'
import type { Locale } from '#domain/locale.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReturnedSplit } from './more-action.ts'
import { MoreSection } from './more-section.tsx'
import { splitFields } from './split-fields.ts'

interface SplitFormProps {
  /** Those whose pieces are not told apart by color. */
  readonly sizes: readonly Size[]
  readonly colors: ProductDraft['colors']
  /** In which their names are written, when it is not that of the page. */
  readonly language: Locale | undefined
  readonly returned: Partial<ReturnedSplit> | undefined
}

/** How many there are of each color, of pieces that were counted together. */
export function SplitForm({ sizes, colors, language, returned }: SplitFormProps) {
  const { split } = messages
  if (sizes.length === 0) return null
  return (
    <MoreSection id="split" title={split.title} form="split" button={split.button} isOpen={returned !== undefined}>
      {returned?.problem && <Notice tone="error">{split.problems[returned.problem]}</Notice>}
      {sizes.map(({ id, name, stock }) => (
        <fieldset key={id} className="space-y-3">
          <legend className="text-lg">
            {name !== '' && (
              <strong className="block font-semibold">
                <LocalText text={name} language={language} />
              </strong>
            )}
            {split.text(stock)}
          </legend>
          <input type="hidden" name={splitFields.seen(id)} value={stock} />
          {colors.map((color) => {
            const field = splitFields.pieces(id, color.id ?? 0)
            return (
              <div key={field} lang={language}>
                <TextField
                  label={color.name}
                  name={field}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  defaultValue={returned?.typed?.[field] ?? '0'}
                />
              </div>
            )
          })}
        </fieldset>
      ))}
    </MoreSection>
  )
}
