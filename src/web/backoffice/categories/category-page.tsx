import { data, Form, Link, redirect } from 'react-router'
import { mayEditCategories } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { restoreCategory, retireCategory } from '#domain/categories/arrange-categories.ts'
import { addCategory, editCategory, getCategory } from '#domain/categories/save-category.ts'
import { locales } from '#domain/locale.ts'
import { categoriesMessages as messages } from '#page-messages/backoffice/categories.ts'
import { sharingMessages } from '#page-messages/sharing.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EditPage } from '#web/backoffice/layout/edit-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { typedIn } from '#web/forms/form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { builtInName } from '#web/localize-categories.ts'
import { shopFactsIn } from '#web/page-context.ts'
import { bannersPath, categoriesPath, categoryPath, shareCategoryPath } from '#web/paths/backoffice-catalog-paths.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { categoryNameOf } from '#web/use-categories.ts'
import type { Route } from './+types/category-page'
import { CategoryFields } from './category-fields.tsx'
import {
  type CategoryKind,
  categoryForm,
  readCategoryForm,
  type TypedCategory,
  typedCategoryOf,
} from './category-form.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditCategories(office.actor))
  const { searchParams } = new URL(request.url)
  const isJustSaved = searchParams.has('saved')
  if (params.id === undefined) {
    const isCollection = searchParams.has('collection')
    const kind: CategoryKind = { isNew: true, isBuiltIn: false, isCollection }
    const name = isCollection ? messages.addCollection : messages.add
    return { kind, name, version: 0, typed: typedCategoryOf(), builtInNames: {}, isJustSaved }
  }
  const category = await catchNotFound(getCategory(office, parseId(params.id)))
  const { categories } = await shopFactsIn(context)
  const { id, slug, isBuiltIn, members, isInMenu, isRetired = false, version } = category
  return {
    ...{ saved: { id, slug, isInMenu, isRetired }, name: categoryNameOf(categories, slug), version, isJustSaved },
    kind: { isNew: false, isBuiltIn, isCollection: members !== undefined } satisfies CategoryKind,
    typed: typedCategoryOf(category),
    builtInNames: Object.fromEntries(locales.map((locale) => [locale, builtInName(slug, locale)])),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditCategories(office.actor))
  const form = await readForm(request)
  if (params.id === undefined) {
    const isCollection = new URL(request.url).searchParams.has('collection')
    const kind = { isNew: true, isBuiltIn: false, isCollection }
    const typed = typedIn(categoryForm(kind), form)
    const reading = readCategoryForm(typed, kind)
    if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
    return answerTo(await addCategory(office, reading.slug, reading.draft, builtInName), typed)
  }
  const id = parseId(params.id)
  const what = textIn(form, 'do')
  if (what === 'retire') {
    await catchNotFound(retireCategory(office, id))
    return redirect(categoryPath(id))
  }
  const category = await catchNotFound(getCategory(office, id))
  if (what === 'restore') {
    const result = await catchNotFound(restoreCategory(office, id, builtInName))
    return result.outcome === 'restored' ? redirect(categoryPath(id)) : answerTo(result, typedCategoryOf(category))
  }
  const { slug, isBuiltIn, members } = category
  const kind = { isNew: false, isBuiltIn, isCollection: members !== undefined }
  const typed = { ...typedIn(categoryForm(kind), form), slug }
  const reading = readCategoryForm(typed, kind)
  if (reading.outcome === 'invalid') return data({ ...reading, typed }, { status: 422 })
  const version = readId(textIn(form, 'version')) ?? 0
  return answerTo(await editCategory(office, id, { version, edited: reading.draft }, builtInName), typed)
}

function answerTo(result: Awaited<ReturnType<typeof addCategory>>, typed: TypedCategory) {
  switch (result.outcome) {
    case 'saved':
      return redirect(`${categoryPath(result.id)}?saved`)
    case 'unknown-members':
      return data({ outcome: 'invalid', typed, fieldErrors: { members: 'unknown' } } as const, { status: 422 })
    case 'slug-taken':
      return data({ outcome: 'slug-taken', typed, fieldErrors: {} } as const, { status: 409 })
    case 'name-taken': {
      const fieldErrors = Object.fromEntries(
        result.locales.map((locale) => [`name-${locale}`, 'categoryNameTaken'] as const),
      )
      return data({ outcome: 'invalid', typed, fieldErrors } as const, { status: 409 })
    }
    case 'nameless':
      return data({ outcome: 'invalid', typed, fieldErrors: {} } as const, { status: 422 })
    default:
      return data({ outcome: result.outcome, typed, fieldErrors: {} }, { status: 409 })
  }
}

/** The form of a new category or collection, or of one that owners edit. */
export default function CategoryPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { kind, name, version, isJustSaved } = loaderData
  const saved = 'saved' in loaderData ? loaderData.saved : undefined
  return (
    <EditPage
      title={name}
      heading={<bdi>{name}</bdi>}
      back={{ to: categoriesPath(), name: messages.title }}
      remarks={
        saved && (
          <div className="flex flex-wrap gap-x-4 text-ink-soft">
            {saved.isRetired ? (
              <p className="font-semibold text-clay-deep">{messages.retiredText}</p>
            ) : (
              <>
                <Link reloadDocument to={shopPath({ category: saved.slug })} className="text-link">
                  {messages.seeShop}
                </Link>
                <Link to={shareCategoryPath(saved.id)} className="text-link">
                  {sharingMessages.share}
                </Link>
              </>
            )}
            {saved.isInMenu && !saved.isRetired && (
              <Link to={bannersPath()} className="text-link">
                {messages.choosePicture}
              </Link>
            )}
          </div>
        )
      }
      isJustSaved={isJustSaved}
      result={result}
      notices={{
        ...{ saved: messages.saved, invalid: messages.checkFields, 'slug-taken': messages.slugTaken },
        ...{ 'too-many': messages.tooMany, 'changed-meanwhile': messages.changedMeanwhile },
      }}
      lookAgain={saved && { to: categoryPath(saved.id), name: messages.lookAgain, after: ['changed-meanwhile'] }}
      version={version}
      fields={
        <CategoryFields
          {...kind}
          typed={result?.typed ?? loaderData.typed}
          builtInNames={loaderData.builtInNames}
          fieldErrors={result?.fieldErrors ?? {}}
        />
      }
      saveText={messages.save}
    >
      {saved && !kind.isBuiltIn && (
        <Panel title={saved.isRetired ? messages.restore : messages.retire}>
          <Form method="post">
            <p className="mb-3 text-ink-soft text-sm">{messages.retireText}</p>
            <SubmitButton name="do" value={saved.isRetired ? 'restore' : 'retire'} variant="outline">
              {saved.isRetired ? messages.restore : messages.retire}
            </SubmitButton>
          </Form>
        </Panel>
      )}
    </EditPage>
  )
}
