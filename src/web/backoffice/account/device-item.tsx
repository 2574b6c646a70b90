import { Form } from 'react-router'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

interface DeviceItemProps {
  readonly id: number
  readonly device: { readonly browser?: string; readonly system?: string }
  /** What is known of it, below its name. */
  readonly text: string
  /** What ends it; absent where nothing does. */
  readonly button?: { readonly do: string; readonly name: string } | undefined
}

/** A device of an operator in a list, with the button that ends its session, its passkey or its notifications. */
export function DeviceItem({ id, device, text, button }: DeviceItemProps) {
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{accountMessages.device(device.browser, device.system)}</p>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {button && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <SubmitButton name="do" value={button.do} variant="quiet" className="shrink-0 whitespace-nowrap">
            {button.name}
          </SubmitButton>
        </Form>
      )}
    </li>
  )
}
