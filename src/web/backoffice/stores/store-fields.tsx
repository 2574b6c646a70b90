import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { storeFieldNames } from '#page-messages/store-fields.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { useCategoryChoices } from '#web/use-categories.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import type { StoreFieldErrors, TypedStore } from './store-form.ts'

interface StoreFieldsProps {
  readonly typed: TypedStore | undefined
  /** Absent for a new store. */
  readonly store: Store | undefined
  /** The name that the form of a new store begins with. */
  readonly firstName: string | undefined
  readonly fieldErrors: StoreFieldErrors
}

/** The fields of a store in the language that it was written in. */
export function StoreFields({ typed, store, firstName, fieldErrors }: StoreFieldsProps) {
  const categoryChoices = useCategoryChoices(typed?.category)
  const fields = fieldProps(storeFields, { names: storeFieldNames, typed, fieldErrors })
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
