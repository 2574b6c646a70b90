import { useOfficeMessages } from '../text/office-messages.ts'

/** Whether the customer hears of the step by letter; nothing to choose where there is no address. */
export function TellChoice({ canTell, isChosen = true }: { canTell: boolean; isChosen?: boolean }) {
  const { tell } = useOfficeMessages().orders
  if (!canTell) return null
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name="tell" defaultChecked={isChosen} className="size-5 shrink-0 accent-door" />
      {tell}
    </label>
  )
}
