import { Fragment, type ReactNode, useState } from 'react'
import { data } from 'react-router'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { profileMessages } from '#messages/profile.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { orUnreachable } from '../../or-unreachable.ts'
import { readForm } from '../../read-form.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { type Favourite, storedFavourites, toggleFavourite, withFavouriteAt } from '../favourites/favourites-storage.ts'
import { useHasComeAlive } from '../has-come-alive.ts'
import { PageHead } from '../page-head.tsx'
import { toCard } from '../product-card.tsx'
import { RemovedNotice } from '../removed-notice.tsx'
import { WaitingShell } from '../waiting-shell.tsx'
import type { Route } from './+types/profile-page'
import { FavouriteCard } from './favourite-card.tsx'
import { readKeptForm } from './kept-form.ts'
import { useToday } from './use-today.ts'

/** Says what the catalogue has of some pieces now. Nothing is kept: favourites stay in the browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = readKeptForm(await readForm(request))
  if (!asked) return data({ outcome: 'unreadable' as const }, { status: 422 })
  const products = await listProductsById(marketplaceIn(context), asked)
  return data({ outcome: 'found' as const, asked, products: products.map(toCard) })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnreachable(serverAction())
}

/** The favourites kept in this browser. */
export default function ProfilePage() {
  const profile = useMessages(profileMessages)
  const hasComeAlive = useHasComeAlive()
  return (
    <div className="page min-h-[calc(100dvh-4.5rem)] pt-5 pb-8 sm:py-10">
      <PageHead title={profile.title} description={profile.description} isPrivate />
      <h1 className="text-3xl sm:text-5xl">{profile.title}</h1>
      {hasComeAlive ? <FavouritesShown /> : <WaitingShell keptUnder="hirfa.favourites" empty={<NothingKept />} />}
    </div>
  )
}

interface Removed {
  readonly favourite: Favourite
  readonly position: number
}

/** The favourites; in the place of the one let go last, the way to have it back. */
function FavouritesShown() {
  const profile = useMessages(profileMessages)
  const favourites = storedFavourites.use()
  const { todayOf, isUnreachable } = useToday(favourites)
  const [removed, setRemoved] = useState<Removed>()

  const letGo = (favourite: Favourite, position: number) => {
    toggleFavourite(favourite)
    setRemoved({ favourite, position })
  }
  const restore = ({ favourite, position }: Removed) => {
    storedFavourites.change((favourites) => withFavouriteAt(favourites, favourite, position))
    setRemoved(undefined)
  }
  const notice = removed && (
    <RemovedNotice
      key={removed.favourite.productId}
      name={removed.favourite.name}
      onUndo={() => restore(removed)}
      className="col-span-full"
    />
  )
  return (
    <Favourites count={favourites.length}>
      <ul className="mt-6 grid grid-pair gap-x-4 gap-y-9 empty:hidden sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {favourites.map((favourite, position) => (
          <Fragment key={favourite.productId}>
            {removed?.position === position && notice}
            <li>
              <FavouriteCard
                favourite={favourite}
                today={todayOf(favourite.productId)}
                onLetGo={() => letGo(favourite, position)}
              />
            </li>
          </Fragment>
        ))}
        {removed && removed.position >= favourites.length && notice}
      </ul>
      {favourites.length === 0 && <NoFavourites />}
      {favourites.length > 0 && isUnreachable && (
        <p role="status" className="mt-10 text-ink-soft text-sm">
          {profile.priceThen}
        </p>
      )}
    </Favourites>
  )
}

/** What stands here when nothing was kept. */
function NothingKept() {
  return (
    <Favourites count={0}>
      <NoFavourites />
    </Favourites>
  )
}

function Favourites({ count, children }: { count: number; children: ReactNode }) {
  const profile = useMessages(profileMessages)
  return (
    <section aria-labelledby="favourites" className="mt-6 sm:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="favourites" className="text-2xl">
          {profile.favourites}
        </h2>
        {count > 0 && (
          <p role="status" className="text-ink-soft">
            {profile.count(count)}
          </p>
        )}
      </div>
      <p className="mt-2 max-w-3xl text-ink-soft">{profile.onlyHere}</p>
      {children}
    </section>
  )
}

function NoFavourites() {
  const profile = useMessages(profileMessages)
  return (
    <div className="mt-6 rounded-card bg-sand/60 px-6 py-14 text-center">
      <Icon name="heart" className="mx-auto size-10 text-clay" />
      <p className="mt-4 font-display text-2xl">{profile.empty}</p>
      <p className="mx-auto mt-2 mb-6 max-w-md text-ink-soft">{profile.emptyText}</p>
      <PageButton to="/shop">{profile.toShop}</PageButton>
    </div>
  )
}
