import { type PriceDoubt, priceDoubts } from '#domain/catalog/price-doubt.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { surePriceMessages } from '#page-messages/backoffice/sure-price.ts'
import { formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { confirmationOf } from './unconfirmed-doubt.ts'

interface SurePriceProps {
  /** The name of the field. */
  readonly field: string
  readonly typed: string | undefined
  /** What is wrong with the field; other than a doubt it needs no confirmation. */
  readonly error: string | undefined
}

/** Confirms a price that was asked about; that very price, so that another one is asked about again. */
export function SurePrice({ field, typed = '', error }: SurePriceProps) {
  const price = parsePrice(typed)
  if (price === undefined || !priceDoubts.includes(error as PriceDoubt)) return null
  return (
    <Checkbox name="sure" value={confirmationOf(field, price)} className="font-semibold text-sm">
      {surePriceMessages.sure(formatPrice(price))}
    </Checkbox>
  )
}
