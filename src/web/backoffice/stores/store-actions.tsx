import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

/** What is done with a store as a whole. */
export function StoreActions({ isRetired }: { isRetired: boolean }) {
  const { actions } = useOfficeMessages().stores
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
