import { Form } from 'react-router'
import { blockKinds } from '#domain/orders/blocks/customer-block.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type BlockFieldErrors, blockForm, type TypedBlock } from './block-form.ts'

interface BlockPanelProps {
  readonly version: number
  /** The block in force as its fields show it. */
  readonly block: (TypedBlock & { readonly by: string; readonly on: string }) | undefined
  readonly today: string
  readonly typed: TypedBlock | undefined
  readonly fieldErrors: BlockFieldErrors
}

/** The form that blocks a phone number, changes its block or ends it. */
export function BlockPanel({ version, block, today, typed, fieldErrors }: BlockPanelProps) {
  const { block: texts } = customersMessages
  const values: TypedBlock | undefined = typed ?? block
  const fields = fieldProps(blockForm, { names: texts, typed: values, fieldErrors })
  const form = (
    <>
      <p className="text-ink-soft text-sm">{texts.text}</p>
      {block && <p className="mt-1 text-sm">{texts.by(block.by, block.on)}</p>}
      {/* With another version the fields show another block. */}
      <Form method="post" key={version} className="mt-3 space-y-4">
        <input type="hidden" name="version" value={version} />
        <SelectField {...fields.kind} choices={blockKinds.map((kind) => ({ value: kind, name: texts.kinds[kind] }))} />
        <TextField {...fields.note} />
        <TextField {...fields.lastDay} min={today} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="block" variant="secondary">
            {block ? texts.change : texts.save}
          </SubmitButton>
          {block && (
            <SubmitButton name="do" value="end-block" variant="outline" formNoValidate>
              {texts.end}
            </SubmitButton>
          )}
        </div>
      </Form>
    </>
  )
  return <Panel title={texts.title}>{values ? form : <Disclosure title={texts.save}>{form}</Disclosure>}</Panel>
}
