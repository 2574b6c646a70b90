import type { Millimes } from '#domain/money.ts'
import { cartMessages as cart } from '#page-messages/cart.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { CartLine } from './cart.ts'
import type { LineIssue } from './cart-check.ts'
import { chooseAgain } from './choosing-again.ts'
import { issueText } from './issue-text.ts'

interface LineNoticeProps {
  readonly line: CartLine
  readonly issue?: LineIssue | undefined
  readonly priceBefore?: Millimes | undefined
  readonly onTake: (quantity: number) => void
  readonly onRemove: () => void
}

/** Says what changed about a line, with buttons that resolve it. */
export function LineNotice({ line, issue, priceBefore, onTake, onRemove }: LineNoticeProps) {
  if (!issue && priceBefore === undefined) return null
  const isCheaper = priceBefore !== undefined && line.unitPrice < priceBefore
  return (
    <div className="mt-3 space-y-2 rounded-xl bg-sand/60 px-4 py-3 text-sm">
      {priceBefore !== undefined && (
        <p className={`flex gap-2 font-medium ${isCheaper ? 'text-olive' : 'text-clay-deep'}`}>
          <Icon name={isCheaper ? 'check' : 'alert'} />
          {cart.priceWas(formatPrice(priceBefore), formatPrice(line.unitPrice))}
        </p>
      )}
      {issue && (
        <>
          <p className="flex gap-2 font-medium text-clay-deep">
            <Icon name="alert" />
            {issueText(issue, line)}
          </p>
          <p className="flex flex-wrap gap-2">
            {issue.kind === 'choose-again' && (
              <PageLink
                to={productPath(line.productId)}
                onClick={() => chooseAgain(line)}
                className={`inline-flex items-center ${remedy}`}
              >
                {cart.toChoice}
              </PageLink>
            )}
            {issue.kind === 'short' && (
              <button type="button" onClick={() => onTake(issue.left)} className={remedy}>
                {cart.takeLeft(issue.left)}
              </button>
            )}
            <button type="button" onClick={onRemove} aria-label={cart.removeLine(line.name)} className={remedy}>
              {cart.remove}
            </button>
          </p>
        </>
      )}
    </div>
  )
}

const remedy = 'min-h-11 rounded-full border border-door/35 bg-white px-4 font-semibold text-door hover:border-door'
