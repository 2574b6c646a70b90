import { Form, Link } from 'react-router'
import type { AdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { storeFields } from '#domain/fields/store-fields.ts'
import { governorates } from '#domain/geography/governorate.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { locale as pageLocale } from '#page-messages/locale.ts'
import { studioStoreMessages as messages } from '#page-messages/studio-store.ts'
import { ownPhonesPath } from '#web/paths/studio-paths.ts'
import { Original } from '#web/studio/layout/original.tsx'
import { languageNames } from '#web/text/language-names.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import type { ReturnedStore } from './own-store-action.ts'
import type { OwnStoreField, TypedStore } from './own-store-form.ts'
import { storeFieldProps } from './store-field-props.ts'

interface WordsPanelProps {
  readonly item: Pick<AdminStore, 'locale'>
  /** In the language of the maker; a text that is not translated is empty. */
  readonly words: TypedStore
  /** In the language of the store. */
  readonly original: TypedStore
  /** What was sent and not saved. */
  readonly returned: ReturnedStore | undefined
}

/** Craft, story, town, days of preparation and links of a store, in the language of its maker. */
export function WordsPanel({ item: { locale }, words, original, returned }: WordsPanelProps) {
  const { fields } = messages
  const propsOf = storeFieldProps(words, returned)
  const originalOf = (name: OwnStoreField) =>
    locale !== pageLocale && original[name] ? <Original text={original[name]} locale={locale} /> : null
  return (
    <section className="panel p-5">
      <h2 className="text-2xl">{messages.words}</h2>
      <p className="mt-2 text-ink-soft">
        {messages.language(languageNames[pageLocale])}{' '}
        <Link to={ownPhonesPath()} className="text-link">
          {messages.otherLanguage}
        </Link>
      </p>
      <Form method="post" className="mt-4 space-y-5 [&_label]:text-lg">
        <input type="hidden" name="do" value="words" />
        <input type="hidden" name="seen" value={JSON.stringify(returned?.seen ?? words)} />
        <div>
          <TextField
            {...propsOf('craft')}
            label={fields.craft}
            hint={fields.craftHint}
            maxLength={storeFields.craft.maxLength}
          />
          {originalOf('craft')}
        </div>
        <div>
          <TextArea
            {...propsOf('description')}
            label={fields.description}
            hint={fields.descriptionHint}
            rows={7}
            maxLength={storeFields.description.maxLength}
          />
          {originalOf('description')}
        </div>
        <div>
          <TextField {...propsOf('town')} label={fields.town} maxLength={storeFields.town.maxLength} />
          {originalOf('town')}
        </div>
        <SelectField
          {...propsOf('governorate')}
          label={fields.governorate}
          choices={governorates.map((value) => ({ value, name: governorateMessages[value] }))}
        >
          <option value="">{fields.noGovernorate}</option>
        </SelectField>
        <TextField
          {...propsOf('preparationDays')}
          label={fields.preparationDays}
          hint={fields.preparationHint(storeFields.preparationDays.max)}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...propsOf('instagramUrl')}
          label={fields.instagramUrl}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          placeholder="instagram.com/…"
        />
        <TextField
          {...propsOf('facebookUrl')}
          label={fields.facebookUrl}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          placeholder="facebook.com/…"
        />
        <Button type="submit" className="w-full py-3 text-lg">
          {messages.save}
        </Button>
      </Form>
    </section>
  )
}
