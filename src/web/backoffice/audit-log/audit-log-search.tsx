import { Form } from 'react-router'
import type { AuditedEntity } from '#domain/audit/audited-entity.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'

interface AuditLogSearchProps {
  readonly filter: {
    readonly text: string
    readonly operatorId: number | undefined
    readonly entity: string | undefined
  }
  readonly actors: readonly { readonly id: number; readonly name: string }[]
  readonly entities: readonly AuditedEntity[]
}

/** Filters the audit log by text, operator and kind of entity; the filter is in the URL. */
export function AuditLogSearch({ filter, actors, entities }: AuditLogSearchProps) {
  const { auditLog: messages, lists } = backoffice
  return (
    <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_auto_auto_auto]">
      <TextField
        label={messages.text}
        name="text"
        type="search"
        defaultValue={filter.text}
        className="col-span-2 sm:col-span-1"
      />
      <SelectField label={messages.who} name="who" defaultValue={filter.operatorId ?? ''}>
        <option value="">{messages.everybody}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name} ({id})
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.what} name="what" defaultValue={filter.entity ?? ''}>
        <option value="">{messages.everything}</option>
        {entities.map((entity) => (
          <option key={entity} value={entity}>
            {messages.entities[entity]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="col-span-2 sm:col-span-1">
        {lists.search}
      </Button>
    </Form>
  )
}
