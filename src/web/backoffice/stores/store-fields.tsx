import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StoreOutcome } from '#domain/assortment/edit-store.ts'
import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import { placeOf } from '#domain/catalog/place-of.ts'
import type { Store } from '#domain/catalog/store.ts'
import { governorateNames, governorates } from '#domain/orders/governorate.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { useUnsaved } from '../layout/use-unsaved.ts'
import { knownPicture } from '../pictures/known-picture.ts'
import { CountsPictures } from '../pictures/on-their-way.tsx'
import { SaveButton } from '../pictures/save-button.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { type StoreMistakes, type TypedStore, typedStoreOf } from './store-form.ts'
import { longest } from './store-limits.ts'

export type StoreAnswer = (StoreOutcome | { readonly outcome: 'invalid'; readonly mistakes: StoreMistakes }) & {
  readonly typed: TypedStore
  /** The store as it was when the form was opened. */
  readonly opened?: NewStore | undefined
}

interface StoreFieldsProps {
  readonly store?: Store
  readonly draft?: NewStore
  readonly answer: StoreAnswer | undefined
}

/** All that a person writes about a store. */
export function StoreFields({ store, draft, answer }: StoreFieldsProps) {
  const { stores } = useOfficeMessages()
  // A page that is itself the answer to a form sent without script goes on from what was typed there.
  const isRefused = answer !== undefined && answer.outcome !== 'saved'
  const [opened] = useState((isRefused && answer.opened) || draft)
  const typed = isRefused ? answer.typed : draft && typedStoreOf(draft)
  const isSaving = useNavigation().formMethod !== undefined
  const { isUnsaved, watch } = useUnsaved(answer, answer?.outcome === 'saved')
  const meanwhile = answer?.outcome === 'changed-meanwhile' ? answer.current : undefined
  const mistakes = answer ? mistakesIn(answer) : {}
  const errorOf = (field: keyof NewStore) => {
    const mistake = mistakes[field]
    return mistake && stores.mistakes[mistake]
  }
  const base = meanwhile ?? (answer?.outcome === 'saved' ? draft : opened)
  return (
    <CountsPictures>
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
                ...[meanwhile.name, meanwhile.description, meanwhile.craft, placeOf(meanwhile)],
                ...[meanwhile.instagramUrl, meanwhile.facebookUrl],
              ]
                .filter(Boolean)
                .join('\n')}
            </p>
            <p className="mt-2">{stores.saveAgain}</p>
          </Notice>
        )}
        {Object.keys(mistakes).length > 0 && (
          <Notice tone="error" className="sm:col-span-2">
            {stores.invalid}
          </Notice>
        )}
        <TextField
          label={stores.name}
          name="name"
          required
          maxLength={longest.name}
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
          maxLength={longest.description}
          defaultValue={typed?.description}
          error={errorOf('description')}
          className="sm:col-span-2"
        />
        <TextField
          label={stores.craft}
          name="craft"
          hint={stores.craftHint}
          maxLength={longest.craft}
          defaultValue={typed?.craft}
          error={errorOf('craft')}
          className="sm:col-span-2"
        />
        <TextField
          label={stores.town}
          name="town"
          maxLength={longest.town}
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
        <LeaveGuard isDirty={isUnsaved && !isSaving} />
      </Form>
    </CountsPictures>
  )
}

function mistakesIn(answer: StoreAnswer): StoreMistakes {
  switch (answer.outcome) {
    case 'invalid':
      return answer.mistakes
    case 'name-taken':
      return { name: 'name-taken' }
    case 'unknown-pictures':
      return Object.fromEntries(answer.fields.map((field) => [field, 'picture']))
    default:
      return {}
  }
}

function pictureOf(fileName: string | undefined, saved: Picture | undefined): Picture | undefined {
  return fileName ? knownPicture({ fileName, alt: '' }, saved ? [saved] : []) : saved
}
