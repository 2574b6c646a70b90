import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

interface HistorySearchProps {
  readonly wanted: { readonly text: string; readonly operatorId: number | undefined; readonly what: string | undefined }
  readonly people: readonly { readonly id: number; readonly name: string }[]
  readonly things: readonly string[]
}

/** Narrows the history down to words, a person and a kind of thing; all of it stands in the address. */
export function HistorySearch({ wanted, people, things }: HistorySearchProps) {
  const { history: words, lists } = useOfficeMessages()
  return (
    <Form className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_auto_auto_auto]">
      <TextField
        label={words.text}
        name="text"
        type="search"
        defaultValue={wanted.text}
        className="col-span-2 sm:col-span-1"
      />
      <SelectField label={words.who} name="who" defaultValue={wanted.operatorId ?? ''}>
        <option value="">{words.everybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name} ({id})
          </option>
        ))}
      </SelectField>
      <SelectField label={words.what} name="what" defaultValue={wanted.what ?? ''}>
        <option value="">{words.everything}</option>
        {things.map((thing) => (
          <option key={thing} value={thing}>
            {words.things[thing] ?? thing}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className="col-span-2 sm:col-span-1">
        {lists.search}
      </Button>
    </Form>
  )
}
