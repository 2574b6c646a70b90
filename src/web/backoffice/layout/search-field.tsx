import type { ComponentProps } from 'react'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'className'> {
  /** The name of the button. */
  readonly button?: string
}

/** A field to search a list, with its button. */
export function SearchField({ button = listsMessages.search, ...field }: SearchFieldProps) {
  return (
    <div className="flex items-end gap-3">
      <TextField {...field} type="search" className="min-w-0 flex-1" />
      <Button type="submit" variant="outline">
        {button}
      </Button>
    </div>
  )
}
