import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StoreOutcome } from '#domain/assortment/edit-store.ts'
import type { NewStore } from '#domain/catalog/add-store.ts'
import { categories } from '#domain/catalog/category.ts'
import type { Store } from '#domain/catalog/store.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SinglePictureField } from '../pictures/single-picture-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { StoreMistakes } from './store-form.ts'
import { longest } from './store-limits.ts'

export type StoreAnswer = StoreOutcome | { readonly outcome: 'invalid'; readonly mistakes: StoreMistakes }

interface StoreFieldsProps {
  readonly store?: Store
  readonly draft?: NewStore
  readonly answer: StoreAnswer | undefined
}

/** All that a person writes about a store. */
export function StoreFields({ store, draft, answer }: StoreFieldsProps) {
  const { stores } = useOfficeMessages()
  const [opened] = useState(draft)
  const isSaving = useNavigation().formMethod !== undefined
  const meanwhile = answer?.outcome === 'changed-meanwhile' ? answer.current : undefined
  const mistakes: StoreMistakes =
    answer?.outcome === 'invalid' ? answer.mistakes : answer?.outcome === 'name-taken' ? { name: 'name-taken' } : {}
  const errorOf = (field: keyof NewStore) => {
    const mistake = mistakes[field]
    return mistake && stores.mistakes[mistake]
  }
  const base = meanwhile ?? (answer?.outcome === 'saved' ? draft : opened)
  return (
    <Form
      method="post"
      className="mt-5 grid gap-4 rounded-2xl bg-white p-4 ring-1 ring-sand-deep sm:grid-cols-2 sm:p-6"
    >
      <input type="hidden" name="base" value={JSON.stringify(base ?? null)} />
      {meanwhile && (
        <Notice tone="error" className="sm:col-span-2">
          <p>{stores.changedMeanwhile}</p>
          <p className="mt-2 whitespace-pre-line">
            {[meanwhile.name, meanwhile.description, meanwhile.instagramUrl, meanwhile.facebookUrl]
              .filter(Boolean)
              .join('\n')}
          </p>
          <p className="mt-2">{stores.saveAgain}</p>
        </Notice>
      )}
      {answer?.outcome === 'invalid' && (
        <Notice tone="error" className="sm:col-span-2">
          {stores.invalid}
        </Notice>
      )}
      <TextField
        label={stores.name}
        name="name"
        required
        maxLength={longest.name}
        defaultValue={draft?.name}
        error={errorOf('name')}
      />
      <SelectField
        label={stores.category}
        name="category"
        required
        defaultValue={draft?.category ?? 'decor'}
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
        defaultValue={draft?.description}
        error={errorOf('description')}
        className="sm:col-span-2"
      />
      <SinglePictureField label={stores.logo} name="logo" picture={store?.logo} error={errorOf('logo')} />
      <SinglePictureField label={stores.cover} name="cover" picture={store?.cover} error={errorOf('cover')} />
      <TextField
        label={stores.instagram}
        name="instagram"
        inputMode="url"
        hint={stores.instagramHint}
        defaultValue={draft?.instagramUrl}
        error={errorOf('instagramUrl')}
      />
      <TextField
        label={stores.facebook}
        name="facebook"
        inputMode="url"
        hint={stores.facebookHint}
        defaultValue={draft?.facebookUrl}
        error={errorOf('facebookUrl')}
      />
      <div>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? stores.saving : stores.save}
        </Button>
      </div>
    </Form>
  )
}
