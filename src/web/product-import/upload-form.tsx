import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { maxImportBytes, maxImportRows } from '#domain/product-import/file/import-table.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { numberFieldValue } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface UploadFormProps {
  /** Why the last file was not taken. */
  readonly problem: string | undefined
  /** The field of the store, where there is a choice. */
  readonly children?: ReactNode
}

const bytesPerMegabyte = 1024 * 1024

export function UploadForm({ problem, children }: UploadFormProps) {
  const messages = productImportMessages
  return (
    <Form method="post" encType="multipart/form-data" className="panel space-y-4 p-4 sm:p-6">
      {children}
      <TextField
        label={messages.file}
        hint={messages.hint(maxImportBytes / bytesPerMegabyte, numberFieldValue(maxImportRows))}
        error={problem}
        name="file"
        type="file"
        required
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      />
      <Button type="submit">{messages.upload}</Button>
    </Form>
  )
}
