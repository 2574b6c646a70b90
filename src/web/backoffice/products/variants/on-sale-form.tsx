import { Form } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { variantName } from './variant-names.ts'
import type { OnSaleResult } from './variants-action.ts'

interface OnSaleFormProps {
  readonly variants: readonly OfficeVariant[]
  readonly result: OnSaleResult | undefined
}

/** Takes one variant off sale, and lists those that can come back. */
export function OnSaleForm({ variants, result }: OnSaleFormProps) {
  const { onSale } = variantsMessages
  const { has, variantHas, which } = productsMessages.stock
  const offered = variants.filter(({ isRetired }) => !isRetired)
  const restorable = variants.filter(({ isRestorable }) => isRestorable)
  const isRefused = result !== undefined && result.outcome !== 'saved'
  return (
    <>
      {result && (
        <Notice tone={isRefused ? 'error' : 'success'} className="mt-2">
          {result.outcome === 'saved' ? (result.isRetired ? onSale.saved : onSale.restored) : onSale[result.outcome]}
        </Notice>
      )}
      {offered.length > 1 && (
        <Form method="post" preventScrollReset className="mt-2 space-y-3">
          <p className="text-sm">{onSale.text}</p>
          <SelectField
            label={which}
            name="variantId"
            defaultValue={isRefused ? result.variantId : undefined}
            choices={offered.map((variant) => ({
              value: String(variant.id),
              name: variantHas(variantName(variant), has(variant.stock)),
            }))}
          />
          <SubmitButton name="do" value="retire-variant" variant="outline">
            {onSale.retire}
          </SubmitButton>
        </Form>
      )}
      {restorable.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{onSale.retired}</h3>
          <p className="text-ink-soft text-sm">{onSale.restoreText}</p>
          <ul className="mt-1 divide-y divide-sand">
            {restorable.map((variant) => (
              <li key={variant.id}>
                <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 py-1">
                  <input type="hidden" name="variantId" value={variant.id} />
                  <span className="me-auto">
                    {variant.stock > 0 ? variantHas(variantName(variant), has(variant.stock)) : variantName(variant)}
                  </span>
                  <SubmitButton
                    name="do"
                    value="restore-variant"
                    variant="quiet"
                    aria-label={onSale.restoreOne(variantName(variant))}
                  >
                    {onSale.restore}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
