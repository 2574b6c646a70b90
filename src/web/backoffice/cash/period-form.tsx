import { Form } from 'react-router'
import type { TunisDay } from '#domain/tunis-day.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface PeriodFormProps {
  /** Days in Tunis, both included. */
  readonly period: { readonly from: TunisDay; readonly until: TunisDay }
}

/** Asks for the days of a page that shows money of a period, and shows them. */
export function PeriodForm({ period }: PeriodFormProps) {
  return (
    <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <TextField label={cashMessages.from} name="from" type="date" defaultValue={period.from} required />
      <TextField label={cashMessages.until} name="until" type="date" defaultValue={period.until} required />
      <Button type="submit" variant="outline" className="col-span-2 sm:col-span-1">
        {cashMessages.show}
      </Button>
    </Form>
  )
}
