import { useCallback, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { handoversMessages } from '#page-messages/backoffice/handovers.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { LabelScanner } from './label-scanner.tsx'

/**
 * Adds parcels by their number: typed, from a scanner that types, or by the camera where the browser reads barcodes.
 */
export function AddParcel({ handoverId }: { handoverId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const add = useCallback(
    (number: string) => {
      void submit({ do: 'add', number }, { method: 'post', action: handoverPath(handoverId), preventScrollReset: true })
    },
    [submit, handoverId],
  )
  return (
    <div className="panel space-y-3 p-3">
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onSubmit={() => setTimeout(() => form.current?.reset())}
        className="flex items-end gap-2"
      >
        <input type="hidden" name="do" value="add" />
        <TextField
          label={handoversMessages.add}
          name="number"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="H-7K3M-92QX"
          className="min-w-0 flex-1"
        />
        <SubmitButton variant="outline">{handoversMessages.addIt}</SubmitButton>
      </Form>
      <LabelScanner onRead={add} />
    </div>
  )
}
