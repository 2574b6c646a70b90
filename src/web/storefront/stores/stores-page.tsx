import { redirect } from 'react-router'
import { listMakers } from '#domain/catalog/list-makers.ts'
import { makersMessages } from '#messages/makers.ts'
import { shopMessages } from '#messages/shop.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { MakerCard } from '../maker-card.tsx'
import { PageHead } from '../page-head.tsx'
import { Pagination } from '../shop/pagination.tsx'
import { toMakerOnCard } from '../to-maker.ts'
import type { Route } from './+types/stores-page'

/** Fills rows of three and of two. */
const pageSize = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url).searchParams)
  const { makers, total } = await listMakers(marketplaceIn(context), { page, pageSize })
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastPage) throw redirect(pathOf(lastPage))
  return { makers: makers.map(toMakerOnCard), total, page, lastPage }
}

function pageIn(parameters: URLSearchParams): number {
  const text = parameters.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

function pathOf(page: number): string {
  return page > 1 ? `/stores?page=${page}` : '/stores'
}

/** Everyone who sells in the shop. */
export default function StoresPage({ loaderData: { makers, total, page, lastPage } }: Route.ComponentProps) {
  const words = useMessages(makersMessages)
  const shop = useMessages(shopMessages)
  const [first] = makers
  return (
    <div className="py-8 sm:py-10">
      <PageHead
        title={page > 1 ? `${words.title}, ${shop.page(page)}` : words.title}
        description={words.description}
        canonical={pathOf(page)}
        picture={first?.cover}
      />
      <div className="page">
        <Breadcrumbs trail={[]} here={words.title} />
        <h1 className="mt-3 text-4xl sm:text-5xl">{words.heading}</h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">{words.text}</p>
        {makers.length === 0 ? (
          <div className="mt-8 rounded-card bg-sand/60 px-6 py-14 text-center">
            <p className="mb-6">{words.none}</p>
            <PageButton to="/shop">{words.seeShop}</PageButton>
          </div>
        ) : (
          <>
            <p className="mt-6 text-ink-soft">{words.count(total)}</p>
            <ul className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {makers.map((maker, position) => (
                <li key={maker.id}>
                  <MakerCard maker={maker} level={2} isFirst={position === 0} />
                </li>
              ))}
              <SellHere after={makers.length} />
            </ul>
          </>
        )}
        <Pagination page={page} lastPage={lastPage} pathOf={pathOf} />
      </div>
    </div>
  )
}

/** Where those look who have something to sell themselves: fills the last row, or has one of its own. */
function SellHere({ after }: { after: number }) {
  const { sell } = useMessages(makersMessages)
  const inTwo = after % 2 === 0 ? 'sm:max-lg:col-span-2' : ''
  const inThree = ['lg:col-span-3', 'lg:col-span-2', ''][after % 3]
  return (
    <li
      className={`flex flex-col items-center justify-center rounded-card bg-sand/70 p-6 text-center sm:p-8 ${inTwo} ${inThree}`}
    >
      <ZelligeBand className="mb-5 h-4 max-w-32 text-door/45" />
      <h2 className="text-2xl">{sell.heading}</h2>
      <p className="mt-2 max-w-md text-balance text-ink-soft">{sell.text}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <PageButton to="/pricing">{sell.plans}</PageButton>
        <PageButton to="/contact" variant="outline">
          {sell.ask}
        </PageButton>
      </p>
    </li>
  )
}
