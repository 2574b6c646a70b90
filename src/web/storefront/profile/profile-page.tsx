import { Fragment, useState } from 'react'
import { profileMessages } from '#messages/profile.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { type Favourite, storedFavourites, toggleFavourite, withFavouriteAt } from '../favourites/favourites-storage.ts'
import { useHasComeAlive } from '../has-come-alive.ts'
import { PageHead } from '../page-head.tsx'
import { RemovedNotice } from '../removed-notice.tsx'
import { WaitingShell } from '../waiting-shell.tsx'
import { FavouriteCard } from './favourite-card.tsx'

/** The favourites kept in this browser. */
export default function ProfilePage() {
  const profile = useMessages(profileMessages)
  const hasComeAlive = useHasComeAlive()
  return (
    <div className="page py-8 sm:py-10">
      <PageHead title={profile.title} description={profile.description} isPrivate />
      <h1 className="text-4xl sm:text-5xl">{profile.title}</h1>
      {hasComeAlive ? <FavouritesShown /> : <WaitingShell />}
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
    <section aria-labelledby="favourites" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="favourites" className="text-2xl">
          {profile.favourites}
        </h2>
        {favourites.length > 0 && (
          <p role="status" className="text-ink-soft">
            {profile.count(favourites.length)}
          </p>
        )}
      </div>
      <p className="mt-2 max-w-3xl text-ink-soft">{profile.onlyHere}</p>
      <ul className="mt-8 grid grid-pair gap-x-4 gap-y-9 empty:hidden sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {favourites.map((favourite, position) => (
          <Fragment key={favourite.productId}>
            {removed?.position === position && notice}
            <li>
              <FavouriteCard favourite={favourite} onLetGo={() => letGo(favourite, position)} />
            </li>
          </Fragment>
        ))}
        {removed && removed.position >= favourites.length && notice}
      </ul>
      {favourites.length === 0 ? <NoFavourites /> : <p className="mt-10 text-ink-soft text-sm">{profile.priceThen}</p>}
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
