import { Form } from 'react-router'
import { storesMessages } from '#page-messages/backoffice/stores.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'

/** The button that retires or restores a store. */
export function StoreActions({ isRetired }: { isRetired: boolean }) {
  const { actions } = storesMessages
  const [what, text] = isRetired
    ? (['restore', actions.restoreText] as const)
    : (['retire', actions.retireText] as const)
  return (
    <div className="mt-5">
      <Panel title={actions.heading}>
        <Form method="post">
          <Button type="submit" name="do" value={what} variant={isRetired ? 'secondary' : 'outline'}>
            {actions[what]}
          </Button>
          <p className="mt-1 text-ink-soft text-sm">{text}</p>
        </Form>
      </Panel>
    </div>
  )
}
