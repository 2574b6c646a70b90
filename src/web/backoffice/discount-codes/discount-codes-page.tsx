import type { DiscountBearer, DiscountCode } from '#domain/discounts/discount-code.ts'
import { listDiscountCodes } from '#domain/discounts/list-discount-codes.ts'
import type { Millimes } from '#domain/money.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { discountCodesMessages } from '#page-messages/backoffice/discount-codes.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { discountCodePath, newDiscountCodePath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/discount-codes-page'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const today = tunisDayOf(office.clock.now())
  const codes = await listDiscountCodes(office)
  return {
    codes: codes.map((code) => ({
      ...{ id: code.id, code: code.code, uses: code.uses, given: code.given, closed: closedOn(today, code) },
      ...{ amount: code.amount, percent: code.percent, bearer: code.bearer },
    })),
  }
}

/** The list of all codes, those that are off last. */
export default function DiscountCodesPage({ loaderData: { codes } }: Route.ComponentProps) {
  return (
    <ListPage
      title={discountCodesMessages.title}
      actions={<ButtonLink to={newDiscountCodePath()}>{discountCodesMessages.add}</ButtonLink>}
      text={discountCodesMessages.text}
      rows={codes}
      empty={discountCodesMessages.none}
    >
      {({ id, code, uses, given, closed, ...terms }) => (
        <RowLink to={discountCodePath(id)} className="p-4">
          <span className="block font-semibold">
            <bdi>{code}</bdi>
          </span>
          <span className="block text-ink-soft text-sm">
            {codeGives(terms)} · {discountCodesMessages.uses(uses)}
            {given > 0 && <> · {discountCodesMessages.given(formatPrice(given))}</>}
          </span>
          {closed && <span className="text-clay-deep text-sm">{discountCodesMessages[closed]}</span>}
        </RowLink>
      )}
    </ListPage>
  )
}

/** Why nobody can use the code on a day, whatever its limits. */
function closedOn(
  today: TunisDay,
  { isOn, firstDay, lastDay }: DiscountCode,
): 'off' | 'ended' | 'notBegun' | undefined {
  if (!isOn) return 'off'
  if (lastDay !== undefined && today > lastDay) return 'ended'
  return firstDay !== undefined && today < firstDay ? 'notBegun' : undefined
}

interface GivenByCode {
  readonly amount: Millimes | undefined
  readonly percent: number | undefined
  readonly bearer: DiscountBearer
}

/**
 * Says what a code gives, and whose share that lowers: free delivery is neither an amount nor a percentage, and lowers
 * the price of no piece.
 */
function codeGives({ amount, percent, bearer }: GivenByCode): string {
  const borneBy = discountCodesMessages.bearersInShort[bearer]
  if (percent !== undefined) return `${discountCodesMessages.percentOff(percent)} · ${borneBy}`
  return amount === undefined
    ? discountCodesMessages.freeDelivery
    : `${discountCodesMessages.amountOff(formatPrice(amount))} · ${borneBy}`
}
