import type { Category } from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { categoriesMessages as messages } from '#page-messages/backoffice/categories.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { languageNames } from '#web/text/language-names.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import { type CategoryFieldErrors, type CategoryKind, categoryForm, type TypedCategory } from './category-form.ts'

interface CategoryFieldsProps extends CategoryKind {
  readonly typed: TypedCategory
  /** The names that the program has. */
  readonly builtInNames: { readonly [Language in Locale]?: string | undefined }
  readonly fieldErrors: CategoryFieldErrors
}

/** The fields of a category or collection. */
export function CategoryFields({
  isNew,
  isBuiltIn,
  isCollection,
  typed,
  builtInNames,
  fieldErrors,
}: CategoryFieldsProps) {
  const texts = Object.fromEntries(
    locales.flatMap((locale) => [
      [`name-${locale}`, messages.name],
      [`text-${locale}`, messages.text],
    ]),
  ) as Record<`${'name' | 'text'}-${Locale}`, string>
  const names = { ...messages, ...texts }
  const fields = fieldProps(categoryForm({ isBuiltIn }), { names, typed, fieldErrors })
  return (
    <>
      {isNew && (
        <Panel title={messages.address}>
          <TextField {...fields.slug} hint={messages.slugHint} autoCapitalize="none" spellCheck={false} />
        </Panel>
      )}
      <Panel title={messages.texts}>
        {isBuiltIn && <p className="mb-3 text-ink-soft text-sm">{messages.builtInText}</p>}
        <div className="grid gap-6">
          {locales.map((locale) => (
            <fieldset key={locale} className="grid gap-3">
              <legend lang={locale} className="mb-2 font-semibold">
                {languageNames[locale]}
              </legend>
              <TextField {...fields[`name-${locale}`]} lang={locale} dir="auto" placeholder={builtInNames[locale]} />
              <TextArea {...fields[`text-${locale}`]} lang={locale} dir="auto" rows={2} hint={messages.textHint} />
            </fieldset>
          ))}
        </div>
      </Panel>
      {!isBuiltIn && isCollection && <MembersPanel chosen={typed.members} error={fields.members.error} />}
      {!isBuiltIn && (
        <Panel title={messages.menu}>
          <Checkbox name="isInMenu" defaultChecked={typed.isInMenu}>
            {messages.isInMenu}
          </Checkbox>
        </Panel>
      )}
    </>
  )
}

function MembersPanel({ chosen, error }: { chosen: readonly Category[]; error: string | undefined }) {
  const choices = useCategoryChoices(...chosen)
  return (
    <Panel title={messages.members}>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">{messages.members}</legend>
        {choices.map(({ value, name }) => (
          <Checkbox key={value} name="members" value={value} defaultChecked={chosen.includes(value)}>
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </fieldset>
      {error && <p className="font-medium text-clay text-sm">{error}</p>}
    </Panel>
  )
}
