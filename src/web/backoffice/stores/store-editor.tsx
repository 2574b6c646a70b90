import { Form, useNavigation } from 'react-router'
import type { StoreOutcome } from '#domain/catalog/admin/edit-store.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { storeFields, storeTexts } from '#domain/fields/store-fields.ts'
import { governorates } from '#domain/geography/governorate.ts'
import type { Locale } from '#domain/locale.ts'
import type { EditConflict, FieldOf } from '#domain/merge-edits.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { editConflictMessages } from '#page-messages/backoffice/edit-conflict.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { storeFieldNames } from '#page-messages/store-fields.ts'
import { ConflictNotice } from '#web/backoffice/forms/conflict-notice.tsx'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { formatField } from '#web/backoffice/forms/format-field.ts'
import { type FormSnapshot, useFormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { inputNames } from '#web/backoffice/forms/with-unit.ts'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { SaveButton } from '#web/backoffice/pictures/save-button.tsx'
import { SinglePictureField } from '#web/backoffice/pictures/single-picture-field.tsx'
import { LanguageTabs } from '#web/backoffice/translations/language-tabs.tsx'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCategories, useCategoryChoices } from '#web/use-categories.ts'
import { type StoreFieldErrors, storeForm, type TypedStore, typedStoreOf } from './store-form.ts'
import { storeTextLabels } from './store-text-labels.ts'

/** `base` is the store that the next edit is based on; undefined for a new one. */
export type StoreResult = (StoreOutcome | { readonly outcome: 'invalid'; readonly fieldErrors: StoreFieldErrors }) &
  FormSnapshot<NewStore | undefined, TypedStore | undefined>

interface StoreEditorProps {
  readonly store?: Store
  readonly draft?: NewStore
  /** The language that the store was written in; absent for a new one. */
  readonly locale?: Locale
  readonly result: StoreResult | undefined
  /** The name that the form of a new one begins with. */
  readonly firstName?: string
}

/** The form of a store. */
export function StoreEditor({ store, draft, locale, result, firstName }: StoreEditorProps) {
  const opened = () => ({ base: draft, typed: draft && typedStoreOf(draft) })
  const { base, typed, resets } = useFormSnapshot(opened, result)
  const { formMethod, state } = useNavigation()
  const isSaving = formMethod !== undefined
  const { isUnsaved, watch } = useUnsavedChanges(result, result?.outcome === 'saved')
  const fieldErrors = result ? fieldErrorsIn(result) : {}
  const hasErrors = Object.keys(fieldErrors).length > 0
  const fields = <StoreFields typed={typed} store={store} firstName={firstName} fieldErrors={fieldErrors} />
  return (
    <PendingUploadsProvider key={resets}>
      <Form method="post" {...watch} className="panel mt-5 space-y-4 p-4 sm:p-6">
        <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
        {result?.outcome === 'changed-meanwhile' && <StoreConflictNotice conflict={result} />}
        {hasErrors && <Notice tone="error">{storesMessages.invalid}</Notice>}
        {locale && base && typed ? (
          <LanguageTabs
            writtenIn={locale}
            fields={translatedStoreFields(base)}
            translations={typed.texts}
            refused={hasErrors ? result : undefined}
          >
            {fields}
          </LanguageTabs>
        ) : (
          fields
        )}
        <div>
          <SaveButton isSending={isSaving}>{isSaving ? storesMessages.saving : storesMessages.save}</SaveButton>
        </div>
        <UnsavedChangesGuard hasUnsavedChanges={isUnsaved && state !== 'submitting'} />
      </Form>
    </PendingUploadsProvider>
  )
}

function StoreConflictNotice({ conflict }: { readonly conflict: EditConflict<NewStore> }) {
  const categories = useCategories()
  const describeField = (field: FieldOf<NewStore>) => {
    const { kind } = storeFields[field]
    const value =
      kind === 'picture'
        ? editConflictMessages.anotherPicture
        : formatField({ kind }, conflict.current[field], categories)
    return [storeFieldNames[field], value] as const
  }
  return (
    <ConflictNotice
      title={storesMessages.changedMeanwhile}
      textLabels={storeTextLabels}
      {...{ conflict, describeField }}
    />
  )
}

function fieldErrorsIn(result: StoreResult): StoreFieldErrors {
  switch (result.outcome) {
    case 'invalid':
      return result.fieldErrors
    case 'name-taken':
      return { name: 'name-taken' }
    case 'not-closable':
      return { closedLastDay: result.problem === 'too-long' ? 'day' : 'daysInOrder' }
    case 'unknown-fields':
      return Object.fromEntries(result.fields.map((field) => [field, field === 'category' ? 'unknown' : 'picture']))
    default:
      return {}
  }
}

/** Returns the texts of a store to translate. */
function translatedStoreFields(draft: NewStore): TranslatedField[] {
  return translatedFields('store', storeTextLabels, textsNamed(storeTexts, draft))
}

interface StoreFieldsProps {
  readonly typed: TypedStore | undefined
  /** Absent for a new store. */
  readonly store: Store | undefined
  /** The name that the form of a new store begins with. */
  readonly firstName: string | undefined
  readonly fieldErrors: StoreFieldErrors
}

/** The fields of a store in the language that it was written in. */
function StoreFields({ typed, store, firstName, fieldErrors }: StoreFieldsProps) {
  const categoryChoices = useCategoryChoices(typed?.category)
  const fields = fieldProps(storeForm, { names: inputNames(storeFields, storeFieldNames), typed, fieldErrors })
  const { defaultValue: logo, ...logoField } = fields.logo
  const { defaultValue: cover, ...coverField } = fields.cover
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField {...fields.name} defaultValue={typed?.name ?? firstName} />
      <SelectField {...fields.category} defaultValue={typed?.category ?? 'decor'} choices={categoryChoices} />
      <TextArea {...fields.description} hint={storesMessages.descriptionHint} className="sm:col-span-2" />
      <TextField {...fields.craft} hint={storesMessages.craftHint} className="sm:col-span-2" />
      <TextField {...fields.town} />
      <SelectField
        {...fields.governorate}
        hint={storesMessages.governorateHint}
        choices={governorates.map((value) => ({ value, name: governorateMessages[value] }))}
      >
        <option value="">{storesMessages.noGovernorate}</option>
      </SelectField>
      <TextField
        {...fields.preparationDays}
        hint={storesMessages.preparationHint(storeFields.preparationDays.max)}
        className="sm:col-span-2"
      />
      <TextField {...fields.closedFirstDay} hint={storesMessages.closedHint} />
      <TextField {...fields.closedLastDay} />
      <TextField {...fields.closedNote} className="sm:col-span-2" />
      <SinglePictureField {...logoField} picture={pictureOf(logo, store?.logo)} />
      <SinglePictureField {...coverField} picture={pictureOf(cover, store?.cover)} />
      <TextField {...fields.instagramUrl} hint={storesMessages.instagramHint} />
      <TextField {...fields.facebookUrl} hint={storesMessages.facebookHint} />
    </div>
  )
}

function pictureOf(fileName: string | undefined, saved: Picture | undefined): Picture | undefined {
  return fileName ? pictureWithDetails({ fileName, alt: '' }, saved ? [saved] : []) : saved
}
