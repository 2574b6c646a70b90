import { productFields } from '#domain/fields/product-fields.ts'
import type { Locale } from '#domain/locale.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { languageNames } from '#web/text/language-names.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { ReturnedTexts } from './more-action.ts'
import { MoreSection } from './more-section.tsx'

interface TextsFormProps {
  /** As they are; empty where they are not translated. */
  readonly seen: { readonly language: Locale; readonly name: string; readonly description: string }
  readonly returned: Partial<ReturnedTexts> | undefined
}

/** Name and description of a piece in another language than that of its maker. */
export function TextsForm({ seen, returned }: TextsFormProps) {
  const { language } = seen
  const { texts } = messages
  const typed = returned?.typed ?? seen
  const theirs = (field: 'name' | 'description') => {
    const text = returned?.theirs?.[field]
    return text === undefined ? undefined : studioPieceMessages.savedMeanwhile(text)
  }
  return (
    <MoreSection
      id={`in-${language}`}
      title={texts.title(languageNames[language])}
      form="texts"
      isOpen={returned !== undefined}
    >
      <p className="text-ink-soft text-lg">{texts.text}</p>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="seenName" value={seen.name} />
      <input type="hidden" name="seenDescription" value={seen.description} />
      <TextField
        label={productFieldNames.name}
        name="name"
        lang={language}
        dir="auto"
        maxLength={productFields.name.maxLength}
        defaultValue={typed.name}
        error={returned?.isRequired ? messages.problems.required : theirs('name')}
      />
      <TextArea
        label={productFieldNames.description}
        name="description"
        lang={language}
        dir="auto"
        rows={5}
        maxLength={productFields.description.maxLength}
        defaultValue={typed.description}
        error={theirs('description')}
      />
    </MoreSection>
  )
}
