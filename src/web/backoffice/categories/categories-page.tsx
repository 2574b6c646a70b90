import { Form, redirect } from 'react-router'
import { mayEditCategories } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { moveCategory } from '#domain/categories/arrange-categories.ts'
import { listCategories } from '#domain/categories/list-categories.ts'
import { categoriesMessages as messages } from '#page-messages/backoffice/categories.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { localizeCategories } from '#web/localize-categories.ts'
import { languageIn } from '#web/page-context.ts'
import { categoriesPath, categoryPath, newCategoryPath } from '#web/paths/backoffice-catalog-paths.ts'
import { productFeedsPath } from '#web/paths/backoffice-paths.ts'
import { formatList } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'
import type { Route } from './+types/categories-page'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditCategories(office.actor))
  const stored = await listCategories(office)
  const named = localizeCategories(stored, languageIn(context))
  const rows = stored.map(({ id, slug, isBuiltIn, isInMenu, isRetired = false, members = [] }, index) => ({
    ...{ id, slug, name: named[index]?.name ?? slug, isBuiltIn, isInMenu, isRetired, members },
    mayMoveUp: !isBuiltIn && stored[index - 1]?.isBuiltIn === false,
    mayMoveDown: !isBuiltIn && index < stored.length - 1,
  }))
  return { rows }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const direction = (['up', 'down'] as const).find((known) => known === textIn(form, 'do'))
  if (direction) await catchNotFound(moveCategory(officeIn(context), parseId(textIn(form, 'id')), direction))
  return redirect(categoriesPath())
}

/** All categories and collections in their order. Those that the shop has added are moved by buttons. */
export default function CategoriesPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <ListPage
      title={messages.title}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={newCategoryPath()}>{messages.add}</ButtonLink>
          <ButtonLink to={`${newCategoryPath()}?collection`} variant="outline">
            {messages.addCollection}
          </ButtonLink>
          <ButtonLink to={productFeedsPath()} variant="outline">
            {sectionsMessages.productFeeds}
          </ButtonLink>
        </div>
      }
      tools={<p className="text-ink-soft">{messages.intro}</p>}
      rows={rows}
    >
      {(row) => (
        <div className="flex items-stretch">
          <div className="min-w-0 flex-1">
            <RowLink to={categoryPath(row.id)}>
              <CategoryRow row={row} />
            </RowLink>
          </div>
          {!row.isBuiltIn && (
            <Form method="post" preventScrollReset className="flex items-center border-sand border-s">
              <input type="hidden" name="id" value={row.id} />
              <MoveButton direction="up" isOff={!row.mayMoveUp} name={messages.moveUp(row.name)} />
              <MoveButton direction="down" isOff={!row.mayMoveDown} name={messages.moveDown(row.name)} />
            </Form>
          )}
        </div>
      )}
    </ListPage>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function CategoryRow({ row: { slug, name, isBuiltIn, isInMenu, isRetired, members } }: { row: Row }) {
  const categories = useCategories()
  const facts = [
    members.length > 0
      ? messages.collectionOf(formatList(members.map((member) => categoryNameOf(categories, member))))
      : messages.category,
    isInMenu && messages.inMenu,
    isBuiltIn && messages.builtIn,
  ]
  return (
    <>
      <span className="block font-semibold">
        <bdi>{name}</bdi>
      </span>
      <span className="block text-ink-soft text-sm">
        <bdi dir="ltr">{slug}</bdi> · {facts.filter((fact) => fact !== false).join(' · ')}
      </span>
      {isRetired && <span className="text-clay-deep text-sm">{messages.retired}</span>}
    </>
  )
}

interface MoveButtonProps {
  readonly direction: 'up' | 'down'
  readonly isOff: boolean
  readonly name: string
}

function MoveButton({ direction, isOff, name }: MoveButtonProps) {
  return (
    <button
      type="submit"
      name="do"
      value={direction}
      disabled={isOff}
      aria-label={name}
      className="grid size-11 place-items-center text-door hover:bg-sand/40 focus-visible:-outline-offset-4 inactive:text-ink/25"
    >
      <Icon name="down" className={direction === 'up' ? 'size-5 rotate-180' : 'size-5'} />
    </button>
  )
}
