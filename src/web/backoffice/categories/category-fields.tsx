import { type Category, maxCategoryName, maxCategorySlug, maxCategoryText } from '#domain/category.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { categoriesMessages as messages } from '#page-messages/backoffice/categories.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { languageNames } from '#web/text/language-names.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import type { CategoryFieldErrors, CategoryKind, TypedCategory } from './category-form.ts'

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
  const errorOf = errorTextOf(fieldErrors)
  return (
    <>
      {isNew && (
        <Panel title={messages.address}>
          <TextField
            label={messages.slug}
            name="slug"
            hint={messages.slugHint}
            maxLength={maxCategorySlug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            defaultValue={typed.slug}
            error={errorOf('slug')}
          />
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
              <TextField
                label={messages.name}
                name={`name-${locale}`}
                lang={locale}
                dir="auto"
                maxLength={maxCategoryName}
                required={!isBuiltIn}
                placeholder={builtInNames[locale]}
                defaultValue={typed.texts[`name-${locale}`]}
                error={errorOf(`name-${locale}`)}
              />
              <TextArea
                label={messages.text}
                name={`text-${locale}`}
                lang={locale}
                dir="auto"
                rows={2}
                hint={messages.textHint}
                maxLength={maxCategoryText}
                defaultValue={typed.texts[`text-${locale}`]}
                error={errorOf(`text-${locale}`)}
              />
            </fieldset>
          ))}
        </div>
      </Panel>
      {!isBuiltIn && isCollection && <MembersPanel chosen={typed.members} error={errorOf('members')} />}
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
