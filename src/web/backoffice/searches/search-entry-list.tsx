import { Form, Link, useSearchParams } from 'react-router'
import type { ListedSearchEntry } from '#domain/catalog/search-entries/list-search-entries.ts'
import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCategories } from '#web/use-categories.ts'
import { SearchEntryFields } from './search-entry-fields.tsx'
import type { SentSearchEntry } from './search-entry-form.ts'
import { searchEntrySummary } from './search-entry-summary.ts'

/** Of the query of the page. */
export const editParameter = 'edit'

interface SearchEntryListProps {
  readonly entries: readonly ListedSearchEntry[]
  readonly stores: readonly StoreName[]
  readonly mayDecide: boolean
  /** The id of the entry whose form is open: a form each, with all stores, would be a page of megabytes. */
  readonly editing: number | undefined
  /** What was typed and could not be saved, for an entry by its id or for a new one. */
  readonly sent: SentSearchEntry | undefined
}

/** What the owner has decided about searches, to be changed or removed, and a form for other words. */
export function SearchEntryList({ entries, stores, mayDecide, editing, sent }: SearchEntryListProps) {
  const categories = useCategories()
  const corrected = entries.find(({ id }) => id === sent?.id)
  const added = corrected ? undefined : sent
  return (
    <Panel title={searchesMessages.entries}>
      <p className="text-ink-soft">
        {entries.length === 0 ? searchesMessages.noEntries : searchesMessages.entriesText}
      </p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {entries.map((entry) => (
          <li key={`${entry.id} ${entry.version}`} className="py-2">
            <p className="break-words">
              <bdi className="font-semibold">{entry.asked}</bdi> {searchEntrySummary(entry, categories)}
            </p>
            {entry.isWithoutEffect && (
              <p className="text-clay text-sm">
                {searchesMessages.retired[entry.kind === 'category' ? 'category' : 'store']}
              </p>
            )}
            {mayDecide && (
              <EntryControls
                {...{ entry, stores }}
                isOpen={entry === corrected || entry.id === editing}
                sent={entry === corrected ? sent : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {mayDecide && (
        <Disclosure title={searchesMessages.add} isOpen={added !== undefined} className="mt-2" isSmall>
          <div className="pb-2">
            <SearchEntryFields key={entries.length} stores={stores} {...(added && { draft: draftOf(added) })} />
          </div>
        </Disclosure>
      )}
    </Panel>
  )
}

function draftOf({ asked, finds, category, store }: SentSearchEntry) {
  return {
    asked,
    finds: finds === '' ? [] : [finds],
    ...(category !== undefined && { category }),
    ...(store !== undefined && { storeId: store }),
  }
}

interface EntryControlsProps extends Pick<SearchEntryListProps, 'stores' | 'sent'> {
  readonly entry: ListedSearchEntry
  readonly isOpen: boolean
}

function EntryControls({ entry, stores, isOpen, sent }: EntryControlsProps) {
  const { id, version, asked } = entry
  const [query] = useSearchParams()
  const others = [...query].filter(([name]) => name !== editParameter)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      {isOpen ? (
        <Disclosure title={searchesMessages.edit} isOpen className="min-w-0 open:w-full" isSmall>
          <div className="pb-4">
            <SearchEntryFields
              draft={sent ? draftOf(sent) : entry}
              saved={{ id, version }}
              stores={stores}
              action={`?${new URLSearchParams(others)}`}
            />
          </div>
        </Disclosure>
      ) : (
        <Link
          to={`?${new URLSearchParams([...others, [editParameter, String(id)]])}`}
          preventScrollReset
          className="flex min-h-11 items-center font-semibold text-door text-sm"
        >
          {searchesMessages.edit}
        </Link>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="asked" value={asked} />
        <SubmitButton name="do" value="remove" variant="quiet">
          {searchesMessages.remove}
        </SubmitButton>
      </Form>
    </div>
  )
}
