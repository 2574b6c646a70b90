import { Form } from 'react-router'
import type { AuditedEntity } from '#domain/audit/audited-entity.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
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
  return (
    <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_auto_auto_auto]">
      <TextField
        label={auditLogMessages.text}
        name="text"
        type="search"
        defaultValue={filter.text}
        className="col-span-2 sm:col-span-1"
      />
      <SelectField label={auditLogMessages.who} name="who" defaultValue={filter.operatorId ?? ''}>
        <option value="">{auditLogMessages.everybody}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name} ({id})
          </option>
        ))}
      </SelectField>
      <SelectField label={auditLogMessages.what} name="what" defaultValue={filter.entity ?? ''}>
        <option value="">{auditLogMessages.everything}</option>
        {entities.map((entity) => (
          <option key={entity} value={entity}>
            {auditLogMessages.entities[entity]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="col-span-2 sm:col-span-1">
        {listsMessages.search}
      </Button>
    </Form>
  )
}
