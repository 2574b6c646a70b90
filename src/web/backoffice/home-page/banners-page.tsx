import { data, Link } from 'react-router'
import { mayEditHomePage } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { categoriesInMenu, type ShopCategory } from '#domain/category.ts'
import { type BannerSlot, heroSlots, tileSlotOf } from '#domain/home-page/banner-slots.ts'
import { getBannersToEdit } from '#domain/home-page/get-banners.ts'
import { bannersMessages } from '#page-messages/backoffice/banners.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { doneIf } from '#web/http/done.ts'
import { revalidateAfterRefusal } from '#web/http/revalidate-after-conflict.ts'
import { shopFactsIn } from '#web/page-context.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import { useCategories } from '#web/use-categories.ts'
import type { Route } from './+types/banners-page'
import { BannerEditor } from './banner-editor.tsx'
import { saveBanner } from './save-banner.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditHomePage(office.actor))
  return { banners: await getBannersToEdit(office) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayEditHomePage(office.actor))
  const { categories } = await shopFactsIn(context)
  const slots = [...heroSlots, ...tileSlotsOf(categories)]
  const result = await saveBanner(office, await readForm(request), slots)
  return data(doneIf(result.outcome === 'saved', result), {
    status: { saved: 200, invalid: 422, 'changed-meanwhile': 409 }[result.outcome],
  })
}

function tileSlotsOf(categories: readonly ShopCategory[]): BannerSlot[] {
  return categoriesInMenu(categories).map(({ slug }) => tileSlotOf(slug))
}

export const shouldRevalidate = revalidateAfterRefusal

/** The forms of all banners of the home page. */
export default function BannersPage({ loaderData, actionData }: Route.ComponentProps) {
  const categories = useCategories()
  const parts = [
    { title: bannersMessages.carousel, slots: heroSlots },
    { title: bannersMessages.tiles, slots: tileSlotsOf(categories) },
  ]
  return (
    <OfficePage title={bannersMessages.title} className="max-w-4xl">
      <p className="mt-1 text-ink-soft">{bannersMessages.text}</p>
      <Link reloadDocument to={homePath()} target="_blank" rel="noreferrer" className="text-link">
        {bannersMessages.seeHome}
      </Link>
      {parts.map(({ title, slots }) => (
        <section key={title} className="mt-6">
          <h2 className="text-2xl">{title}</h2>
          <div className="mt-3 grid gap-3">
            {slots.map((slot) => (
              <BannerEditor
                key={slot}
                slot={slot}
                picture={loaderData.banners[slot]}
                pageResult={actionData?.slot === slot ? actionData : undefined}
              />
            ))}
          </div>
        </section>
      ))}
    </OfficePage>
  )
}
