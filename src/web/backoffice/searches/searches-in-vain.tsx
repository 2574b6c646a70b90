import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SearchEntryFields } from './search-entry-fields.tsx'

interface SearchesInVainProps {
  readonly texts: readonly { readonly words: string; readonly withoutResults: number }[]
  readonly stores: readonly StoreName[]
  readonly mayDecide: boolean
}

/** Words that found nothing, each with what an owner can make of it. */
export function SearchesInVain({ texts, stores, mayDecide }: SearchesInVainProps) {
  return (
    <Panel title={searchesMessages.inVain}>
      <p className="text-ink-soft">{texts.length === 0 ? searchesMessages.noneInVain : searchesMessages.inVainText}</p>
      {!mayDecide && texts.length > 0 && <p className="mt-1 text-sm">{searchesMessages.onlyOwner}</p>}
      <ul className="mt-2 divide-y divide-sand-deep">
        {texts.map(({ words, withoutResults }) => (
          <li key={words} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <bdi className="break-words font-semibold">{words}</bdi>
              <span className="text-ink-soft text-sm">{searchesMessages.foundNothing(withoutResults)}</span>
            </p>
            {mayDecide && (
              <Disclosure title={searchesMessages.decide(words)} isSmall>
                <div className="pb-4">
                  <SearchEntryFields asked={words} stores={stores} />
                </div>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
