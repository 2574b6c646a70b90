import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ProductDraft } from '#domain/assortment/product-draft.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../layout/panel.tsx'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { BasicFields } from './basic-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FurtherFields } from './further-fields.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { SaveAnswer } from './product-action.ts'

interface EditFormProps {
  /** The product as it is now. */
  readonly draft: ProductDraft
  readonly pictures: readonly Picture[]
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly answer: SaveAnswer | undefined
}

/**
 * All that a person writes about a product. When somebody else saved it meanwhile, the form takes up what both made of
 * it, on the ground of what it is now.
 */
export function EditForm({ draft, pictures, stores, answer }: EditFormProps) {
  const { products } = useOfficeMessages()
  const conflict = answer?.outcome === 'changed-meanwhile' ? answer : undefined
  const ground = useGround(draft, answer)
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : {}
  return (
    <div className="min-w-0">
      {conflict && <ConflictNotice conflict={conflict} stores={stores} />}
      {answer?.outcome === 'invalid' && <Notice tone="error">{products.form.invalid}</Notice>}
      {answer?.outcome === 'stale' && <Notice tone="error">{products.form.stale}</Notice>}
      <Fields
        key={ground.count}
        {...{ stores, mistakes, answer }}
        base={ground.base}
        shown={ground.shown}
        known={pictures}
        startsDirty={ground.base !== ground.shown}
      />
    </div>
  )
}

interface Ground {
  readonly base: ProductDraft
  readonly shown: ProductDraft
  /** How often there was a new one: then the fields begin anew. */
  readonly count: number
}

/**
 * What the fields began with. Only an answer to this form changes it: when the page is loaded again because a piece was
 * counted, or somebody else saved, what is being typed must stay.
 */
function useGround(draft: ProductDraft, answer: SaveAnswer | undefined): Ground {
  const [ground, setGround] = useState<Ground>(() => ({ base: draft, shown: draft, ...groundOf(answer), count: 0 }))
  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    const next = groundOf(answer)
    if (next) setGround({ ...next, count: ground.count + 1 })
  }
  return ground
}

function groundOf(answer: SaveAnswer | undefined): Omit<Ground, 'count'> | undefined {
  if (answer?.outcome === 'saved') return { base: answer.draft, shown: answer.draft }
  return answer?.outcome === 'changed-meanwhile' ? { base: answer.current, shown: answer.merged } : undefined
}

interface FieldsProps extends Pick<EditFormProps, 'stores' | 'answer'> {
  readonly base: ProductDraft
  readonly shown: ProductDraft
  /** Pictures by whose size and colour the draft's can be shown. */
  readonly known: readonly Picture[]
  readonly mistakes: Parameters<typeof BasicFields>[0]['mistakes']
  readonly startsDirty: boolean
}

function Fields({ base, shown, known, stores, mistakes, answer, startsDirty }: FieldsProps) {
  const { form } = useOfficeMessages().products
  const [isDirty, setDirty] = useState(startsDirty)
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    shown.pictures.map((picture) => asPicture(picture, known)),
  )
  const element = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formData?.get('do') === 'save'
  useFocusOnMistake(element, answer)
  const change = () => setDirty(true)
  return (
    <Form ref={element} method="post" onChange={change} className="space-y-5 pb-20">
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <Panel title={form.pictures}>
        <PicturesField
          pictures={pictures}
          onChange={(pictures) => {
            setPictures(pictures)
            change()
          }}
        />
      </Panel>
      <div className="grid gap-4 sm:grid-cols-2">
        <BasicFields draft={shown} stores={stores} mistakes={mistakes} />
        <FurtherFields draft={shown} mistakes={mistakes} onChange={change} />
      </div>
      <div className="sticky bottom-16 z-20 flex items-center gap-4 rounded-2xl bg-limestone/95 p-2 ring-1 ring-sand-deep lg:bottom-2">
        <Button type="submit" name="do" value="save" disabled={isSaving}>
          {isSaving ? form.saving : form.save}
        </Button>
        {isDirty && <p className="text-ink-soft text-sm">{form.unsaved}</p>}
      </div>
      <LeaveGuard isDirty={isDirty} />
    </Form>
  )
}

/** A picture somebody else has just added is not known here yet: its place is that of a card until it has loaded. */
function asPicture(picture: { fileName: string; alt: string }, known: readonly Picture[]): Picture {
  const found = known.find(({ fileName }) => fileName === picture.fileName)
  return { width: 4, height: 5, placeholderColor: '#ede3d3', ...found, ...picture }
}
