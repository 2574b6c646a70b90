import { Form } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { toTunisField } from '#web/backoffice/forms/tunis-field.ts'
import { formatMoment } from '#web/text/format.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import type { PublishingResult } from './product-action.ts'
import { PublishAtField } from './publishing-fields.tsx'

interface ProductActionsProps {
  readonly item: AdminProduct
  /** Of the button that plans when it is published. */
  readonly result: PublishingResult | undefined
}

/** Buttons to retire, restore, publish and duplicate a product. */
export function ProductActions({ item, result }: ProductActionsProps) {
  const { actions } = productsMessages
  const { product, retiredAt } = item
  const [what, text] = retiredAt
    ? (['restore', actions.restoreText] as const)
    : (['retire', actions.retireText] as const)
  return (
    <Panel title={actions.heading}>
      <Form method="post">
        <Button type="submit" name="do" value={what} variant={retiredAt ? 'secondary' : 'outline'}>
          {actions[what]}
        </Button>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
      </Form>
      {retiredAt && <Publishing {...{ item, result }} />}
      <Form method="post" className="mt-4">
        <input type="hidden" name="name" value={actions.copyOf(product.name)} />
        <Button type="submit" name="do" value="duplicate" variant="outline">
          {actions.duplicate}
        </Button>
        <p className="mt-1 text-ink-soft text-sm">{actions.duplicateText}</p>
      </Form>
    </Panel>
  )
}

/** Plans when a retired product goes on sale by itself. */
function Publishing({ item: { publishAt }, result }: ProductActionsProps) {
  const { publishing } = productsMessages
  const planned = publishAt ? toTunisField(publishAt) : ''
  return (
    <Form method="post" className="mt-4">
      {publishAt && <p className="mb-2 font-semibold text-sm">{publishing.planned(formatMoment(publishAt))}</p>}
      <PublishAtField key={planned} value={result?.error ? result.publishAt : planned} error={result?.error} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" name="do" value="plan-publishing" variant="outline">
          {publishing.plan}
        </Button>
        {publishAt && (
          <Button type="submit" name="do" value="cancel-publishing" variant="outline">
            {publishing.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}
