import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import { suggestionMessages } from '#page-messages/search-suggestions.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkOption, OptionGroup } from './option.tsx'

export function StoreOptions({ stores }: { stores: readonly StoreName[] }) {
  return (
    <OptionGroup label={suggestionMessages.stores} count={stores.length}>
      {stores.map((store) => (
        <LinkOption key={store.id} to={storePath(store.id)}>
          <Icon name="shop" className="size-5 shrink-0 text-ink-soft" />
          <LocalText text={store.name} language={store.languageOf?.name} />
        </LinkOption>
      ))}
    </OptionGroup>
  )
}
