import { Form } from 'react-router'
import type { AuditedEntity } from '#domain/audit/audited-entity.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { SelectField } from '#web/ui/field.tsx'

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
    <Form>
      <SearchField label={auditLogMessages.text} name="text" defaultValue={filter.text} />
      <FoldedFilters values={[filter.operatorId, filter.entity]}>
        <div className="grid grid-cols-2 gap-3">
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
        </div>
      </FoldedFilters>
    </Form>
  )
}
