import { Form } from 'react-router'
import { sellersMessages as messages } from '#page-messages/backoffice/sellers.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'
import type { DisplayedSeller } from './displayed-seller.ts'
import { SellerFacts } from './seller-facts.tsx'

/** Somebody who may enter a store, and what the office does about it. */
export function SellerCard({ seller }: { seller: DisplayedSeller }) {
  const { id, linkUntil, phoneCount } = seller
  return (
    <div className="space-y-3 p-4 sm:px-6">
      <div>
        <SellerFacts seller={seller} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="do" value="make-link" variant="secondary">
            {linkUntil ? messages.makeNewLink : messages.makeLink}
          </Button>
        </Form>
        {linkUntil && (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="do" value="revoke-link" variant="outline">
              {messages.revokeLink}
            </Button>
          </Form>
        )}
        {phoneCount > 0 && (
          <AskFirst label={messages.endPhones} key={`phones ${phoneCount}`}>
            <p>{messages.endPhonesText}</p>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="do" value="end-phones">
                {messages.endPhonesSure}
              </Button>
            </Form>
          </AskFirst>
        )}
        <AskFirst label={messages.revokeAccess}>
          <p>{messages.revokeAccessText}</p>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="do" value="revoke-access">
              {messages.revokeAccessSure}
            </Button>
          </Form>
        </AskFirst>
      </div>
    </div>
  )
}
