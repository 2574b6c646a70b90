import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { colorKey, type ProductDraft } from '#domain/assortment/product-draft.ts'
import type { ShelfItem } from '#domain/assortment/shelf-item.ts'
import type { Picture } from '#domain/catalog/picture.ts'
import type { ProductPicture } from '#domain/catalog/product.ts'
import { useFocusOnMistake } from '../../focus-on-mistake.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { Panel } from '../layout/panel.tsx'
import { useUnsaved } from '../layout/use-unsaved.ts'
import { knownPicture } from '../pictures/known-picture.ts'
import { CountsPictures, usePicturesOnTheirWay } from '../pictures/on-their-way.tsx'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { PlainPictureField } from '../pictures/plain-picture-field.tsx'
import { SaveButton } from '../pictures/save-button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { BasicFields } from './basic-fields.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { EnterSaves } from './enter-saves.tsx'
import { FurtherFields } from './further-fields.tsx'
import { LivePreview } from './live-preview.tsx'
import { previewOf } from './preview-of.ts'
import type { SaveAnswer } from './product-action.ts'
import { readTyped } from './product-form.ts'
import { type TypedProduct, typedIn, typedOf } from './typed-product.ts'
import { useRows } from './use-rows.ts'

interface EditFormProps {
  /** The product as it is now. */
  readonly item: ShelfItem
  readonly draft: ProductDraft
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly answer: SaveAnswer | undefined
  /** What else is told of the product, under the form. */
  readonly children: ReactNode
}

/**
 * All that a person writes about a product, and how visitors would see it. When somebody else saved it meanwhile, the
 * form takes up what both made of it, on the ground of what it is now.
 */
export function EditForm({ item, draft, stores, answer, children }: EditFormProps) {
  const { products } = useOfficeMessages()
  const previewId = useId()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const conflict = answer?.outcome === 'changed-meanwhile' ? answer : undefined
  const ground = useGround(draft, answer)
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : {}
  const known = item.product.pictures
  const { shown, follow } = useShown(ground, known)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {conflict && (
          <div className="mb-5">
            <ConflictNotice conflict={conflict} stores={stores} />
          </div>
        )}
        {answer?.outcome === 'invalid' && <Notice tone="error">{products.form.invalid}</Notice>}
        {answer?.outcome === 'stale' && <Notice tone="error">{products.form.stale}</Notice>}
        <CountsPictures key={ground.count}>
          <Fields {...{ ground, known, stores, mistakes, answer }} onEdit={follow}>
            <Button
              variant="outline"
              className="px-4 lg:hidden noscript:hidden"
              aria-expanded={isPreviewOpen}
              aria-controls={previewId}
              onClick={() => setPreviewOpen(!isPreviewOpen)}
            >
              {products.preview.show}
            </Button>
          </Fields>
        </CountsPictures>
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
      </div>
      <LivePreview
        id={previewId}
        product={previewOf(item, shown.draft, { pictures: shown.pictures, stores })}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      />
    </div>
  )
}

interface Ground {
  readonly base: ProductDraft
  /** What the fields begin with. */
  readonly typed: TypedProduct
  /** How often the fields began anew. */
  readonly count: number
}

/**
 * What the fields began with, then what was saved of them. Only an answer to this form changes it: when the page is loaded
 * again because a piece was counted, or somebody else saved, what is being typed must stay. So it does when they are
 * saved; they begin anew only with what two people have made of them.
 */
function useGround(draft: ProductDraft, answer: SaveAnswer | undefined): Ground {
  const [ground, setGround] = useState<Ground>(() => ({ ...firstGroundOf(draft, answer), count: 0 }))
  const [heard, setHeard] = useState(answer)
  if (answer !== heard) {
    setHeard(answer)
    const next = groundOf(answer)
    if (next) setGround({ ...next, count: ground.count + (answer?.outcome === 'saved' ? 0 : 1) })
  }
  return ground
}

/** A page that is itself the answer to a form sent without script begins with what was typed there. */
function firstGroundOf(draft: ProductDraft, answer: SaveAnswer | undefined): Omit<Ground, 'count'> {
  if (answer && 'typed' in answer) return { base: answer.base, typed: answer.typed }
  return groundOf(answer) ?? { base: draft, typed: typedOf(draft) }
}

function groundOf(answer: SaveAnswer | undefined): Omit<Ground, 'count'> | undefined {
  if (answer?.outcome === 'saved') return { base: answer.draft, typed: typedOf(answer.draft) }
  return answer?.outcome === 'changed-meanwhile' ? { base: answer.current, typed: typedOf(answer.merged) } : undefined
}

interface Shown {
  readonly draft: ProductDraft
  readonly pictures: readonly ProductPicture[]
}

/** What the preview shows: of every field what could be read last. It follows the fields, and begins anew when they do. */
function useShown({ base, typed, count }: Ground, known: readonly Picture[]) {
  const [edited, setEdited] = useState<Shown & { readonly count: number }>()
  const first = { ...base, ...readTyped(typed) }
  const shown =
    edited?.count === count
      ? edited
      : { draft: first, pictures: first.pictures.map((picture) => knownPicture(picture, known)) }
  const follow = (form: FormData, known: readonly Picture[]) => {
    const draft = { ...shown.draft, ...readTyped(typedIn(form)) }
    setEdited({ draft, pictures: draft.pictures.map((picture) => knownPicture(picture, known)), count })
  }
  return { shown, follow }
}

interface FieldsProps extends Pick<EditFormProps, 'stores' | 'answer' | 'children'> {
  readonly ground: Ground
  /** Pictures by whose size and colour the draft's can be shown. */
  readonly known: readonly Picture[]
  readonly mistakes: Parameters<typeof BasicFields>[0]['mistakes']
  /** Hears of all that stands in the fields after each change. */
  readonly onEdit: (form: FormData, pictures: readonly Picture[]) => void
}

function Fields({ ground: { base, typed }, known, stores, mistakes, answer, onEdit, children }: FieldsProps) {
  const { form, mistakes: told } = useOfficeMessages().products
  const { edits, isUnsaved, watch } = useUnsaved(answer, answer?.outcome === 'saved')
  const sending = usePicturesOnTheirWay()
  const colors = useRows(typed.colors, watch.onChange)
  const [pictures, setPictures] = useState<readonly ProductPicture[]>(() =>
    typed.pictures.map((picture) => knownPicture(picture, known)),
  )
  const element = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formData?.get('do') === 'save'
  const isDirty = isUnsaved || sending > 0 || JSON.stringify(typed) !== JSON.stringify(typedOf(base))
  useFocusOnMistake(element, answer)
  // Rows and pictures that came or went stand in the form once it has been drawn.
  const tell = useEffectEvent(() => element.current && onEdit(new FormData(element.current), pictures))
  useEffect(() => {
    if (edits > 0) tell()
  }, [edits])
  return (
    <Form ref={element} method="post" encType="multipart/form-data" {...watch} className="space-y-5 pb-8">
      <EnterSaves />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <Panel title={form.pictures}>
        <PicturesField
          pictures={pictures}
          colors={colors.rows.map((row, position) => ({ ...row, value: String(colorKey(row, position)) }))}
          error={mistakes.pictures && told[mistakes.pictures]}
          onChange={(pictures) => {
            setPictures(pictures)
            watch.onChange()
          }}
        />
      </Panel>
      <div className="grid gap-4 sm:grid-cols-2">
        <BasicFields typed={typed} stores={stores} mistakes={mistakes} />
        <FurtherFields typed={typed} colors={colors} mistakes={mistakes} onChange={watch.onChange} />
      </div>
      <PlainPictureField refused={answer && 'refused' in answer ? answer.refused : undefined} />
      <div className="sticky bottom-16 z-20 flex items-center gap-3 rounded-2xl bg-limestone/95 p-2 ring-1 ring-sand-deep lg:bottom-2">
        <SaveButton isSaving={isSaving} name="do" value="save">
          {isSaving ? form.saving : form.save}
        </SaveButton>
        {children}
        <p role="status" className="text-ink-soft text-sm">
          {isDirty ? form.unsaved : answer?.outcome === 'saved' && form.savedHere}
        </p>
      </div>
      <LeaveGuard isDirty={isDirty} />
    </Form>
  )
}
