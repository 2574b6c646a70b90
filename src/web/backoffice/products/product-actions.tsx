import { Form } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'

/** Buttons to retire, restore and duplicate a product. */
export function ProductActions({ item: { product, retiredAt } }: { item: AdminProduct }) {
  const { actions } = backoffice.products
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
