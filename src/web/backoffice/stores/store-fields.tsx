import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StoreOutcome } from '#domain/catalog/admin/edit-store.ts'
import { categories } from '#domain/catalog/category.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { locationOf } from '#domain/catalog/stores/store-location.ts'
import { governorateNames, governorates } from '#domain/geography/governorate.ts'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { PendingUploadsProvider } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SaveButton } from '../pictures/save-button.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import type { StoreFieldErrors, TypedStore } from './store-form.ts'
import { maxLengths } from './store-limits.ts'
import { typedStoreOf } from './typed-store-of.ts'

export type StoreResult = (StoreOutcome | { readonly outcome: 'invalid'; readonly fieldErrors: StoreFieldErrors }) & {
  readonly typed: TypedStore
  /** The store as it was when the form was opened. */
  readonly opened?: NewStore | undefined
}

interface StoreFieldsProps {
  readonly store?: Store
  readonly draft?: NewStore
  readonly result: StoreResult | undefined
}

/** The form of a store. */
export function StoreFields({ store, draft, result }: StoreFieldsProps) {
  const { stores, fieldErrors: errorTexts } = useBackofficeMessages()
  // After a form sent without JavaScript, starts with the values that were sent.
  const isRefused = result !== undefined && result.outcome !== 'saved'
  const [opened] = useState((isRefused && result.opened) || draft)
  const typed = isRefused ? result.typed : draft && typedStoreOf(draft)
  const { formMethod, state } = useNavigation()
  const isSaving = formMethod !== undefined
  const { isUnsaved, watch } = useUnsavedChanges(result, result?.outcome === 'saved')
  const meanwhile = result?.outcome === 'changed-meanwhile' ? result.current : undefined
  const fieldErrors = result ? fieldErrorsIn(result) : {}
  const errorOf = (field: keyof NewStore) => {
    const fieldError = fieldErrors[field]
    return fieldError && errorTexts[fieldError]
  }
  const base = meanwhile ?? (result?.outcome === 'saved' ? draft : opened)
  return (
    <PendingUploadsProvider>
      <Form
        method="post"
        {...watch}
        className="mt-5 grid gap-4 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:grid-cols-2 sm:p-6"
      >
        <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
        {meanwhile && (
          <Notice tone="error" className="sm:col-span-2">
            <p>{stores.changedMeanwhile}</p>
            <p className="mt-2 whitespace-pre-line">
              {[
                ...[meanwhile.name, meanwhile.description, meanwhile.craft, locationOf(meanwhile)],
                ...[meanwhile.instagramUrl, meanwhile.facebookUrl],
              ]
                .filter(Boolean)
                .join('\n')}
            </p>
            <p className="mt-2">{stores.saveAgain}</p>
          </Notice>
        )}
        {Object.keys(fieldErrors).length > 0 && (
          <Notice tone="error" className="sm:col-span-2">
            {stores.invalid}
          </Notice>
        )}
        <TextField
          label={stores.name}
          name="name"
          required
          maxLength={maxLengths.name}
          defaultValue={typed?.name}
          error={errorOf('name')}
        />
        <SelectField
          label={stores.category}
          name="category"
          required
          defaultValue={typed?.category ?? 'decor'}
          error={errorOf('category')}
        >
          {categories.map((category) => (
            <option key={category} value={category}>
              {stores.categoryNames[category]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={stores.description}
          name="description"
          hint={stores.descriptionHint}
          maxLength={maxLengths.description}
          defaultValue={typed?.description}
          error={errorOf('description')}
          className="sm:col-span-2"
        />
        <TextField
          label={stores.craft}
          name="craft"
          hint={stores.craftHint}
          maxLength={maxLengths.craft}
          defaultValue={typed?.craft}
          error={errorOf('craft')}
          className="sm:col-span-2"
        />
        <TextField
          label={stores.town}
          name="town"
          maxLength={maxLengths.town}
          defaultValue={typed?.town}
          error={errorOf('town')}
        />
        <SelectField label={stores.governorate} name="governorate" defaultValue={typed?.governorate ?? ''}>
          <option value="">{stores.noGovernorate}</option>
          {governorates.map((governorate) => (
            <option key={governorate} value={governorate}>
              {governorateNames[governorate]}
            </option>
          ))}
        </SelectField>
        <SinglePictureField
          label={stores.logo}
          name="logo"
          picture={pictureOf(typed?.logo, store?.logo)}
          error={errorOf('logo')}
        />
        <SinglePictureField
          label={stores.cover}
          name="cover"
          picture={pictureOf(typed?.cover, store?.cover)}
          error={errorOf('cover')}
        />
        <TextField
          label={stores.instagram}
          name="instagram"
          inputMode="url"
          hint={stores.instagramHint}
          defaultValue={typed?.instagram}
          error={errorOf('instagramUrl')}
        />
        <TextField
          label={stores.facebook}
          name="facebook"
          inputMode="url"
          hint={stores.facebookHint}
          defaultValue={typed?.facebook}
          error={errorOf('facebookUrl')}
        />
        <div>
          <SaveButton isSaving={isSaving}>{isSaving ? stores.saving : stores.save}</SaveButton>
        </div>
        <UnsavedChangesGuard hasUnsavedChanges={isUnsaved && state !== 'submitting'} />
      </Form>
    </PendingUploadsProvider>
  )
}

function fieldErrorsIn(result: StoreResult): StoreFieldErrors {
  switch (result.outcome) {
    case 'invalid':
      return result.fieldErrors
    case 'name-taken':
      return { name: 'name-taken' }
    case 'unknown-pictures':
      return Object.fromEntries(result.fields.map((field) => [field, 'picture']))
    default:
      return {}
  }
}

function pictureOf(fileName: string | undefined, saved: Picture | undefined): Picture | undefined {
  return fileName ? pictureWithDetails({ fileName, alt: '' }, saved ? [saved] : []) : saved
}
