import { backoffice } from '#page-messages/backoffice.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

/** The field of the PIN that opens a locked session, with its button. */
export function PinField() {
  const { pin: messages } = backoffice
  return (
    <>
      <TextField
        label={messages.label}
        name="pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        required
        autoFocus
      />
      <Button type="submit" className="w-full">
        {messages.open}
      </Button>
    </>
  )
}
