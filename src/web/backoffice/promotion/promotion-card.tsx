import { useState } from 'react'
import { Form, Link } from 'react-router'
import { type ScheduledPromotion, termsOf } from '#domain/promotions/scheduled-promotion.ts'
import { promotionMessages } from '#page-messages/backoffice/promotion.ts'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { PromotionResult } from './promotion-action.ts'
import { TermsFields } from './terms-fields.tsx'
import { typedTermsOf } from './typed-promotion.ts'

export type DisplayedPromotion = ScheduledPromotion & {
  /** Its period as text. */
  readonly from: string
  readonly to: string
}

interface PromotionCardProps {
  readonly promotion: DisplayedPromotion
  readonly isRunning?: boolean
  readonly result: PromotionResult | undefined
}

/** A promotion with its form and a button that ends or cancels it. */
export function PromotionCard({ promotion, isRunning = false, result }: PromotionCardProps) {
  const { id, product, price, from, to, renewsWeekly } = promotion
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-56 flex-1">
          <Link to={adminProductPath(product.id)} className="font-semibold hover:text-door hover:underline">
            <bdi>{product.name}</bdi>
          </Link>
          <p>
            {price === undefined
              ? promotionMessages.ownPrice
              : promotionMessages.price(formatPrice(price), formatPrice(product.regularPrice))}
          </p>
          <p className="text-ink-soft text-sm">{promotionMessages.period(from, to)}</p>
          {renewsWeekly && <p className="text-ink-soft text-sm">{promotionMessages.renews}</p>}
        </div>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={promotion.version} />
          <SubmitButton name="do" value="call-off" variant="outline">
            {isRunning ? promotionMessages.end : promotionMessages.cancel}
          </SubmitButton>
        </Form>
      </div>
      {result?.outcome === 'saved' && (
        <Notice tone="success" className="mt-3">
          {promotionMessages.edited}
        </Notice>
      )}
      <EditTerms key={result?.outcome === 'saved' ? promotion.version : ''} {...{ promotion, result }} />
    </>
  )
}

function EditTerms({ promotion, result }: Pick<PromotionCardProps, 'promotion' | 'result'>) {
  const isRefused = result !== undefined && result.outcome !== 'saved'
  // The edit is based on the terms as they were when the form was opened, not on later loader data.
  const [opened] = useState(() => ({ ...termsOf(promotion), version: promotion.version }))
  const meanwhile = result?.outcome === 'changed-meanwhile' ? result.base : undefined
  return (
    <Disclosure title={promotionMessages.edit} isOpen={isRefused} className="mt-1">
      <Form method="post" className="grid gap-4 pt-2 pb-3 sm:grid-cols-2">
        {meanwhile && (
          <Notice tone="error" className="sm:col-span-2">
            {promotionMessages.changedMeanwhile}
          </Notice>
        )}
        <input type="hidden" name="id" value={promotion.id} />
        <input type="hidden" name="base" value={JSON.stringify(meanwhile ?? opened)} />
        <TermsFields typed={isRefused ? result.typed : typedTermsOf(opened)} result={result} />
        <div>
          <SubmitButton name="do" value="edit" variant="secondary">
            {promotionMessages.saveEdit}
          </SubmitButton>
        </div>
      </Form>
    </Disclosure>
  )
}
