import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import { colorKey, type ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import type { ProductPicture } from '#domain/catalog/product.ts'
import { originalTextsOfProduct } from '#domain/catalog/product-texts.ts'
import type { Locale } from '#domain/locale.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { productFieldNames } from '#page-messages/product-fields.ts'
import { deleteFormDraft, type FormDraft, findFormDraft } from '#web/backoffice/drafts/form-drafts.ts'
import { RestoredDraftNotice } from '#web/backoffice/drafts/restored-draft-notice.tsx'
import { useSavedDraft } from '#web/backoffice/drafts/use-saved-draft.ts'
import { useFormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { NoScriptPictureField } from '#web/backoffice/pictures/no-script-picture-field.tsx'
import { PendingUploadsProvider, usePendingUploads } from '#web/backoffice/pictures/pending-uploads.tsx'
import { pictureWithDetails } from '#web/backoffice/pictures/picture-with-details.ts'
import { PicturesField } from '#web/backoffice/pictures/pictures-field.tsx'
import { SaveButton } from '#web/backoffice/pictures/save-button.tsx'
import { LanguageTabs } from '#web/backoffice/translations/language-tabs.tsx'
import { type TranslatedField, translatedFields } from '#web/backoffice/translations/translated-fields.ts'
import { variantsOfProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BasicFields } from './basic-fields.tsx'
import { DefaultSubmitButton } from './default-submit-button.tsx'
import { FurtherFields } from './further-fields.tsx'
import { previewOf } from './preview-of.ts'
import type { SaveResult } from './product-action.ts'
import { ProductConflictNotice } from './product-conflict-notice.tsx'
import { productFormName, snapshotOfDraft } from './product-drafts.ts'
import { readTypedProduct } from './product-fields.ts'
import { productTextLabels } from './product-text-labels.ts'
import { type TypedProduct, typedProductIn, typedProductOf } from './typed-product.ts'
import { useRows } from './use-rows.ts'

/** It needs the parts of the storefront. */
const LivePreview = lazyPart(() => import('./live-preview.tsx'))

interface EditFormProps {
  /** The product as it is saved now. */
  readonly item: AdminProduct
  readonly draft: ProductDraft
  readonly stores: readonly { readonly id: number; readonly name: string }[]
  readonly today: TunisDay
  readonly result: SaveResult | undefined
  /** Panels under the form. */
  readonly children: ReactNode
}

/**
 * The form of a product with a live preview. When somebody else has saved the product meanwhile, the form continues
 * with the merge of both edits, based on the saved product.
 */
export function EditForm({ item, draft, stores, today, result, children }: EditFormProps) {
  const previewId = useId()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const conflict = result?.outcome === 'changed-meanwhile' ? result : undefined
  const isSaved = result?.outcome === 'saved'
  const baseline = useFormSnapshot(() => ({ base: draft, typed: typedProductOf(draft) }), result)
  const { restored, discard } = useRestoredDraft(item.product.id, draft, baseline.restart, isSaved)
  const fieldErrors = result?.outcome === 'invalid' ? result.fieldErrors : {}
  const known = item.product.pictures
  const { shown, follow } = useShown(baseline, known)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {conflict && (
          <div className="mb-5">
            <ProductConflictNotice conflict={conflict} stores={stores} />
          </div>
        )}
        {restored && <RestoredDraftNotice draft={restored} onDiscard={discard} />}
        {result?.outcome === 'invalid' && <Notice tone="error">{productsMessages.form.invalid}</Notice>}
        {result?.outcome === 'stale' && <Notice tone="error">{productsMessages.form.stale}</Notice>}
        <PendingUploadsProvider key={baseline.resets}>
          <Fields
            {...{ baseline, known, stores, fieldErrors, result }}
            productId={item.product.id}
            locale={item.locale}
            onEdit={follow}
          >
            <Button
              variant="outline"
              className="px-4 lg:hidden noscript:hidden"
              aria-expanded={isPreviewOpen}
              aria-controls={previewId}
              onClick={() => setPreviewOpen(!isPreviewOpen)}
            >
              {productsMessages.preview.show}
            </Button>
          </Fields>
        </PendingUploadsProvider>
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
      </div>
      <LivePreview
        id={previewId}
        product={previewOf(item, shown.draft, { pictures: shown.pictures, stores, today })}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      />
    </div>
  )
}

/**
 * Fills the form once with what was typed into it before and not saved, and returns that draft until it is saved or
 * discarded.
 */
function useRestoredDraft(productId: number, saved: ProductDraft, restart: Baseline['restart'], isSaved: boolean) {
  const operatorId = useOperatorId()
  const name = productFormName(productId)
  const [restored, setRestored] = useState<FormDraft>()
  const restore = useEffectEvent(() => {
    const found = findFormDraft(operatorId, name)
    const snapshot = found && snapshotOfDraft(found, saved)
    if (!snapshot) return deleteFormDraft(operatorId, name)
    restart(snapshot)
    setRestored(found)
  })
  useEffect(() => restore(), [])
  useEffect(() => {
    if (isSaved) setRestored(undefined)
  }, [isSaved])
  const discard = () => {
    deleteFormDraft(operatorId, name)
    setRestored(undefined)
    restart({ base: saved, typed: typedProductOf(saved) })
  }
  return { restored, discard }
}

type Baseline = ReturnType<typeof useFormSnapshot<ProductDraft, TypedProduct>>

interface Shown {
  readonly draft: ProductDraft
  readonly pictures: readonly ProductPicture[]
}

/** Returns the draft for the preview: the last valid value of every field. It is reset with the fields. */
function useShown({ base, typed, resets }: Baseline, known: readonly Picture[]) {
  const [edited, setEdited] = useState<Shown & { readonly resets: number }>()
  const first = { ...base, ...readTypedProduct(typed).values }
  const shown =
    edited?.resets === resets
      ? edited
      : { draft: first, pictures: first.pictures.map((picture) => pictureWithDetails(picture, known)) }
  const follow = (form: FormData, known: readonly Picture[]) => {
    const draft = { ...shown.draft, ...readTypedProduct(typedProductIn(form)).values }
    setEdited({ draft, pictures: draft.pictures.map((picture) => pictureWithDetails(picture, known)), resets })
  }
  return { shown, follow }
}

interface FieldsProps extends Pick<EditFormProps, 'stores' | 'result' | 'children'> {
  readonly baseline: Baseline
  readonly productId: number
  /** The language that the product was written in. */
  readonly locale: Locale
  /** Pictures whose size and placeholder color are known. */
  readonly known: readonly Picture[]
  readonly fieldErrors: Parameters<typeof BasicFields>[0]['fieldErrors']
  /** Called with all fields after each change. */
  readonly onEdit: (form: FormData, pictures: readonly Picture[]) => void
}

function Fields({ baseline, productId, locale, known, stores, fieldErrors, result, onEdit, children }: FieldsProps) {
  const { base, typed } = baseline
  const { form } = productsMessages
  const isSaved = result?.outcome === 'saved'
  const { edits, isUnsaved, watch } = useUnsavedChanges(result, isSaved)
  const sending = usePendingUploads()
  const colors = useRows(typed.colors, watch.onChange)
  const [pictures, setPictures] = useState<readonly ProductPicture[]>(() =>
    typed.pictures.map((picture) => pictureWithDetails(picture, known)),
  )
  const element = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formData?.get('do') === 'save'
  const hasUnsavedChanges = isUnsaved || sending > 0 || JSON.stringify(typed) !== JSON.stringify(typedProductOf(base))
  const operatorId = useOperatorId()
  const draftName = productFormName(productId)
  const deleteDraft = useSavedDraft(operatorId, draftName, element, { edits, isUnsaved })
  useEffect(() => {
    if (isSaved && !isUnsaved) deleteFormDraft(operatorId, draftName)
  }, [isSaved, isUnsaved, operatorId, draftName])
  // Added and removed rows and pictures are in the form only after it has rendered.
  const reportEdit = useEffectEvent(() => element.current && onEdit(new FormData(element.current), pictures))
  useEffect(() => {
    if (edits > 0) reportEdit()
  }, [edits])
  return (
    <Form ref={element} method="post" encType="multipart/form-data" {...watch} className="space-y-5 pb-8">
      <DefaultSubmitButton />
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      <LanguageTabs
        writtenIn={locale}
        fields={translatedProductFields(base)}
        translations={typed.texts}
        refused={Object.keys(fieldErrors).length > 0 ? result : undefined}
      >
        <div className="space-y-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <BasicFields typed={typed} stores={stores} fieldErrors={fieldErrors} />
          </div>
          <Panel title={productFieldNames.pictures}>
            <PicturesField
              pictures={pictures}
              colors={colors.rows.map((row, position) => ({ ...row, value: String(colorKey(row, position)) }))}
              error={fieldErrors.pictures && fieldErrorsMessages[fieldErrors.pictures]}
              onChange={(pictures) => {
                setPictures(pictures)
                watch.onChange()
              }}
            />
          </Panel>
          <div className="grid gap-4 sm:grid-cols-2">
            <FurtherFields typed={typed} colors={colors} fieldErrors={fieldErrors} onChange={watch.onChange} />
          </div>
        </div>
      </LanguageTabs>
      <NoScriptPictureField refused={result && 'refused' in result ? result.refused : undefined} />
      <div className="sticky bottom-16 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-limestone/95 p-2 ring-1 ring-sand-deep lg:bottom-2">
        <SaveButton isSending={isSaving} name="do" value="save">
          {isSaving ? form.saving : form.save}
        </SaveButton>
        {children}
        <p role="status" className="text-ink-soft text-sm">
          {hasUnsavedChanges ? form.unsaved : isSaved && form.savedHere}
        </p>
        {isSaved && !hasUnsavedChanges && isToBeCounted(base) && (
          <Link to={variantsOfProductPath(productId)} className="text-link">
            {form.count}
          </Link>
        )}
      </div>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} onDiscard={deleteDraft} />
    </Form>
  )
}

/** Whether a product has several sizes or colors, whose pieces are counted on a page of their own. */
function isToBeCounted({ sizes, colors, supply }: ProductDraft): boolean {
  return supply !== 'made-to-order' && (sizes.length > 1 || colors.length > 1)
}

/** Returns the texts of a product to translate. New sizes and colors follow once they are saved. */
function translatedProductFields(draft: ProductDraft): TranslatedField[] {
  return translatedFields('product', productTextLabels, originalTextsOfProduct(draft))
}
