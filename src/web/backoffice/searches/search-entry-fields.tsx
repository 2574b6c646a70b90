import { Form } from 'react-router'
import { maxAskedLength, type SearchEntryDraft } from '#domain/catalog/search-entries/search-entry.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'

interface SearchEntryFieldsProps {
  /** The words that it is about; absent where they are typed. */
  readonly asked?: string
  /** What is saved or was typed. */
  readonly draft?: Partial<SearchEntryDraft>
  /** Of the entry that is edited. */
  readonly saved?: { readonly id: number; readonly version: number }
  readonly stores: readonly StoreName[]
  /** Where the form is sent to: the page as it is, unless given. */
  readonly action?: string
}

/** Says what words shall do: each way has its button, so that one tap after the words is enough, without script too. */
export function SearchEntryFields({ asked, draft, saved, stores, action }: SearchEntryFieldsProps) {
  const { buttons } = searchesMessages
  const categoryChoices = useCategoryChoices(draft?.category)
  return (
    <Form method="post" {...(action !== undefined && { action })} preventScrollReset className="grid gap-4">
      {saved && (
        <>
          <input type="hidden" name="id" value={saved.id} />
          <input type="hidden" name="version" value={saved.version} />
        </>
      )}
      {asked === undefined ? (
        <TextField
          label={searchesMessages.asked}
          name="asked"
          dir="auto"
          maxLength={maxAskedLength}
          required
          defaultValue={draft?.asked}
        />
      ) : (
        <input type="hidden" name="asked" value={asked} />
      )}
      <div className="grid gap-3">
        <TextField
          label={searchesMessages.finds}
          name="finds"
          dir="auto"
          hint={searchesMessages.findsHint}
          maxLength={700}
          defaultValue={draft?.finds?.join(', ')}
        />
        <div className="flex flex-wrap gap-2">
          <EntryButton kind="same" name={buttons.same} />
          <EntryButton kind="finds" name={buttons.finds} />
        </div>
        <p className="text-ink-soft text-sm">{searchesMessages.kindHint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <SelectField
            label={searchesMessages.category}
            name="category"
            choices={categoryChoices}
            defaultValue={draft?.category ?? ''}
          >
            <option value="">{searchesMessages.choose}</option>
          </SelectField>
          <EntryButton kind="category" name={buttons.category} />
        </div>
        <div className="grid content-start gap-2">
          <SelectField
            label={searchesMessages.store}
            name="store"
            choices={stores.map(({ id, name, languageOf }) => ({
              ...{ value: String(id), name },
              ...(languageOf?.name && { lang: languageOf.name }),
            }))}
            defaultValue={draft?.storeId ?? ''}
          >
            <option value="">{searchesMessages.choose}</option>
          </SelectField>
          <EntryButton kind="store" name={buttons.store} />
        </div>
      </div>
      <EntryButton kind="not-sold" name={buttons['not-sold']} />
    </Form>
  )
}

function EntryButton({ kind, name }: { kind: SearchEntryDraft['kind']; name: string }) {
  return (
    <SubmitButton name="do" value={kind} variant="outline" className="justify-self-start">
      {name}
    </SubmitButton>
  )
}
