import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { maxPreparationDays } from '#domain/catalog/stores/preparation-days.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { categoryChoices } from '#web/backoffice/forms/category-choices.ts'
import { errorTextOf } from '#web/backoffice/forms/error-text-of.ts'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import type { StoreFieldErrors, TypedStore } from './store-form.ts'
import { maxLengths } from './store-limits.ts'

interface StoreFieldsProps {
  readonly typed: TypedStore | undefined
  /** Absent for a new store. */
  readonly store: Store | undefined
  readonly fieldErrors: StoreFieldErrors
}

/** The fields of a store in the language that it was written in. */
export function StoreFields({ typed, store, fieldErrors }: StoreFieldsProps) {
  const { stores } = backoffice
  const errorOf = errorTextOf(fieldErrors)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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
        choices={categoryChoices}
      />
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
      <SelectField
        label={stores.governorate}
        name="governorate"
        hint={stores.governorateHint}
        defaultValue={typed?.governorate ?? ''}
        choices={governorates.map((value) => ({ value, name: governorateMessages[value] }))}
      >
        <option value="">{stores.noGovernorate}</option>
      </SelectField>
      <TextField
        label={stores.preparationDays}
        name="preparationDays"
        inputMode="numeric"
        hint={stores.preparationHint(maxPreparationDays)}
        defaultValue={typed?.preparationDays}
        error={errorOf('preparationDays')}
        className="sm:col-span-2"
      />
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
    </div>
  )
}

function pictureOf(fileName: string | undefined, saved: Picture | undefined): Picture | undefined {
  return fileName ? pictureWithDetails({ fileName, alt: '' }, saved ? [saved] : []) : saved
}
