import { sellersMessages as messages } from '#page-messages/backoffice/sellers.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { sellerChangesPath, storeCardPath, storeMakersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { DisplayedSeller } from './displayed-seller.ts'
import { SellerFacts } from './seller-facts.tsx'

interface SellersPanelProps {
  readonly storeId: number
  readonly sellers: readonly DisplayedSeller[]
}

/** The section of a store's page with those who may enter. */
export function SellersPanel({ storeId, sellers }: SellersPanelProps) {
  return (
    <div className="mt-5">
      <Panel title={messages.panel}>
        <p className="text-ink-soft">{sellers.length > 0 ? messages.panelText : messages.none}</p>
        <ul className="divide-y divide-sand-deep">
          {sellers.map((seller) => (
            <li key={seller.id} className="py-2">
              <SellerFacts seller={seller} />
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={storeMakersPath(storeId)} variant="secondary">
            {messages.manage}
          </ButtonLink>
          <ButtonLink to={storeCardPath(storeId)} variant="outline">
            {messages.card}
          </ButtonLink>
          <ButtonLink to={sellerChangesPath({ store: storeId, show: 'all' })} variant="outline">
            {messages.changes}
          </ButtonLink>
        </div>
      </Panel>
    </div>
  )
}
