import { Form } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { priceOf } from '#domain/catalog/product.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { Original } from '#web/studio/layout/original.tsx'
import { formatPrice, priceFieldValue } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { ReturnedWords } from './piece-action.ts'
import type { PieceWords, WordField } from './piece-form.ts'
import { shareOf } from './share-of-price.ts'

interface PieceWordsFormProps {
  readonly item: AdminProduct
  /** In the language of the maker; a text that is not translated is empty. */
  readonly words: PieceWords
  /** In the language of the piece. */
  readonly original: PieceWords
  readonly isTranslation: boolean
  /** What the shop keeps, in hundredths of a percent. */
  readonly commission: number
  /** What was sent and not saved. */
  readonly returned: ReturnedWords | undefined
}

/** Price, name and description of a piece, in the language of its maker. */
export function PieceWordsForm({ item, words, original, isTranslation, commission, returned }: PieceWordsFormProps) {
  const messages = studioPieceMessages
  const { form } = studioMessages
  const seen = returned?.seen ?? words
  const typed = returned?.typed ?? { ...words, regularPrice: priceFieldValue(words.regularPrice) }
  const propsOf = (field: WordField) => {
    const problem = returned?.errors[field]
    const theirs = returned?.theirs?.[field]
    const now =
      theirs === undefined
        ? undefined
        : messages.savedMeanwhile(typeof theirs === 'number' ? formatPrice(theirs) : theirs)
    return {
      ...{ name: field, label: productFieldNames[field], defaultValue: typed[field] },
      error: problem ? form.problems[problem] : now,
    }
  }
  return (
    <section id="words" className="panel scroll-mt-4 p-5">
      <h2 className="text-2xl">{messages.words}</h2>
      <Form method="post" className="mt-4 space-y-5 [&_label]:text-lg">
        <input type="hidden" name="do" value="words" />
        <input type="hidden" name="seenName" value={seen.name} />
        <input type="hidden" name="seenDescription" value={seen.description} />
        <input type="hidden" name="seenPrice" value={seen.regularPrice} />
        <div className="space-y-2">
          <TextField {...propsOf('regularPrice')} inputMode="decimal" autoComplete="off" required />
          <p className="text-lg">{shareOf(priceOf(item.product), commission)}</p>
          {returned?.sure !== undefined && (
            <Checkbox name="sure" value={returned.sure} className="font-semibold text-lg">
              {form.surePrice(formatPrice(returned.sure))}
            </Checkbox>
          )}
        </div>
        <div>
          <TextField {...propsOf('name')} maxLength={productFields.name.maxLength} required={!isTranslation} />
          {isTranslation && <Original text={original.name} locale={item.locale} />}
        </div>
        <div>
          <TextArea {...propsOf('description')} rows={6} maxLength={productFields.description.maxLength} />
          {isTranslation && <Original text={original.description} locale={item.locale} />}
        </div>
        <Button type="submit" className="w-full py-3 text-lg">
          {messages.save}
        </Button>
      </Form>
    </section>
  )
}
