import { Form, Link } from 'react-router'
import { type Grain, grains, presets } from '#domain/figures/period.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useChosenInView } from '../layout/use-chosen-in-view.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { type FiguresAsked, figuresSearch } from './figures-query.ts'

/** Which days, and how they are taken together: all of it stands in the address. */
export function PeriodChoice({ asked }: { asked: FiguresAsked }) {
  const { figures: words } = useOfficeMessages()
  const { period, preset, grain } = asked
  return (
    <>
      <Choices
        label={words.period}
        choices={presets.map((value) => ({
          ...{ value, name: words.presets[value], isChosen: value === preset },
          to: figuresSearch({ period, preset: value }),
        }))}
      />
      <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto_auto]">
        <TextField label={words.from} name="from" type="date" defaultValue={period.from} required />
        <TextField label={words.until} name="until" type="date" defaultValue={period.until} required />
        <SelectField
          label={words.per}
          name="per"
          defaultValue={grain}
          choices={grains.map((value: Grain) => ({ value, name: words.grains[value] }))}
        />
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </Form>
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly name: string
    readonly to: string
    readonly isChosen: boolean
  }[]
}

function Choices({ label, choices }: ChoicesProps) {
  const row = useChosenInView(choices.find(({ isChosen }) => isChosen)?.value)
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2">
        {choices.map(({ value, name, to, isChosen }) => (
          <li key={value}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'page' : undefined}
              className="grid min-h-11 place-items-center whitespace-nowrap rounded-full border border-door/35 bg-white/60 px-4 font-semibold text-door text-sm hover:border-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
