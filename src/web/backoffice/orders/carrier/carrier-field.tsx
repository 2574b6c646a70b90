import { maxCourierName } from '#domain/couriers/courier.ts'
import type { CarrierProblem } from '#domain/couriers/handovers/carrier.ts'
import { carrierMessages } from '#page-messages/backoffice/carrier.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ownCarrier } from './own-carrier.ts'
import type { CarrierChoices } from './read-carriers.ts'

interface CarrierFieldProps {
  readonly choices: CarrierChoices
  readonly problem?: CarrierProblem | undefined
}

/** Asks who brings the parcels, and who holds the cash where the shop does. Whoever did last is chosen. */
export function CarrierField({ choices: { carriers, lastId, holder }, problem }: CarrierFieldProps) {
  const messages = carrierMessages
  if (carriers.length === 0) return null
  const isOfHolder = problem !== undefined && problem !== 'no-carrier'
  return (
    <div className="group/carrier grid gap-3 sm:grid-cols-2">
      <SelectField
        label={messages.label}
        name="carrier"
        key={lastId}
        defaultValue={isOfHolder ? ownCarrier : lastId}
        error={problem === 'no-carrier' ? messages.problems[problem] : undefined}
        choices={[
          ...(lastId === undefined ? [{ value: '', name: messages.none }] : []),
          ...carriers.map(({ id, name, isOwn }) => ({ value: String(id), name: isOwn ? messages.ownBy(name) : name })),
          { value: ownCarrier, name: carriers.some(({ isOwn }) => isOwn) ? messages.ownByOther : messages.own },
        ]}
      />
      {/* Shown by CSS, so that it works without script. */}
      <TextField
        label={messages.holder}
        name="holder"
        autoComplete="off"
        maxLength={maxCourierName}
        defaultValue={holder}
        error={isOfHolder ? messages.problems[problem] : undefined}
        className="hidden group-has-[option[value=own]:checked]/carrier:block"
      />
    </div>
  )
}
