import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import { type PlannedPromotion, termsOf } from '#domain/promotions/planned-promotion.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { TermsAnswer } from './promotion-action.ts'
import { typedPromotionOf } from './promotion-form.ts'
import { TermsFields } from './terms-fields.tsx'

export type ShownPromotion = PlannedPromotion & {
  /** Its days in words. */
  readonly from: string
  readonly to: string
}

interface PromotionCardProps {
  readonly promotion: ShownPromotion
  readonly isRunning?: boolean
  readonly answer: TermsAnswer | undefined
}

/** One promotion, and the way to change it, to end it or to take it back. */
export function PromotionCard({ promotion, isRunning = false, answer }: PromotionCardProps) {
  const { promotion: words } = useOfficeMessages()
  const { id, product, price, from, to, renewsWeekly } = promotion
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-56 flex-1">
          <Link to={`/admin/products/${product.id}`} className="font-semibold hover:text-door hover:underline">
            {product.name}
          </Link>
          <p>
            {price === undefined ? words.ownPrice : words.price(formatPrice(price), formatPrice(product.regularPrice))}
          </p>
          <p className="text-ink-soft text-sm">{words.period(from, to)}</p>
          {renewsWeekly && <p className="text-ink-soft text-sm">{words.renews}</p>}
        </div>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="do" value="call-off" variant="outline">
            {isRunning ? words.end : words.callOff}
          </Button>
        </Form>
      </div>
      {answer?.outcome === 'saved' && (
        <Notice tone="success" className="mt-3">
          {words.edited}
        </Notice>
      )}
      <EditTerms
        key={answer?.outcome === 'saved' ? JSON.stringify(termsOf(promotion)) : ''}
        {...{ promotion, answer }}
      />
    </>
  )
}

function EditTerms({ promotion, answer }: Pick<PromotionCardProps, 'promotion' | 'answer'>) {
  const { promotion: words } = useOfficeMessages()
  const isSaving = useNavigation().formMethod !== undefined
  const isRefused = answer !== undefined && answer.outcome !== 'saved'
  // What somebody else changes meanwhile must not become the ground of what is being typed.
  const [opened] = useState(() => termsOf(promotion))
  const meanwhile = answer?.outcome === 'changed-meanwhile' ? answer.base : undefined
  return (
    <details className="mt-1" open={isRefused || undefined}>
      <summary className="w-fit content-center py-2.5 font-semibold text-door hover:underline">{words.edit}</summary>
      <Form method="post" className="grid gap-4 pt-2 pb-3 sm:grid-cols-2">
        {meanwhile && (
          <Notice tone="error" className="sm:col-span-2">
            {words.changedMeanwhile}
          </Notice>
        )}
        <input type="hidden" name="id" value={promotion.id} />
        <input type="hidden" name="base" value={JSON.stringify(meanwhile ?? opened)} />
        <TermsFields typed={isRefused ? answer.typed : typedPromotionOf(opened)} answer={answer} />
        <div>
          <Button type="submit" name="do" value="edit" variant="secondary" disabled={isSaving}>
            {words.saveEdit}
          </Button>
        </div>
      </Form>
    </details>
  )
}
