import type { ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { Size } from '#domain/catalog/product.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReturnedSplit } from './more-action.ts'
import { splitFields } from './more-form.ts'
import { MoreSection } from './more-section.tsx'

interface SplitFormProps {
  /** Those whose pieces are not told apart by color. */
  readonly sizes: readonly Size[]
  readonly colors: ProductDraft['colors']
  readonly returned: Partial<ReturnedSplit> | undefined
}

/** How many there are of each color, of pieces that were counted together. */
export function SplitForm({ sizes, colors, returned }: SplitFormProps) {
  const { split } = messages
  if (sizes.length === 0) return null
  return (
    <MoreSection id="split" title={split.title} form="split" button={split.button} isOpen={returned !== undefined}>
      {returned?.problem && <Notice tone="error">{split.problems[returned.problem]}</Notice>}
      {sizes.map(({ id, name, stock }) => (
        <fieldset key={id} className="space-y-3">
          <legend className="text-lg">
            {name !== '' && <bdi className="block font-semibold">{name}</bdi>}
            {split.text(stock)}
          </legend>
          <input type="hidden" name={splitFields.seen(id)} value={stock} />
          {colors.map((color) => {
            const field = splitFields.pieces(id, color.id ?? 0)
            return (
              <TextField
                key={field}
                label={color.name}
                name={field}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                defaultValue={returned?.typed?.[field] ?? '0'}
              />
            )
          })}
        </fieldset>
      ))}
    </MoreSection>
  )
}
