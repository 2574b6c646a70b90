import { useEffect, useState } from 'react'
import { navigationMessages } from '#messages/layout.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink, PageNavLink } from '../../ui/page-link.tsx'
import { useHouse } from '../../use-house.ts'
import { countPieces } from '../cart/cart.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { storedFavourites } from '../favourites/favourites-storage.ts'
import { SearchForm } from '../search-box.tsx'
import { NavDrawer } from './nav-drawer.tsx'
import { NavMenu } from './nav-menu.tsx'
import { NavSearch } from './nav-search.tsx'
import { useNavigationTree } from './navigation-tree.ts'

const opaqueBeyondPixels = 50

/** Fixed at the top, see-through until the page has scrolled a little. */
export function Navbar() {
  const isOpaque = useScrolledBeyond(opaqueBeyondPixels)
  const navigation = useMessages(navigationMessages)
  const entries = useNavigationTree()
  return (
    <header
      data-opaque={isOpaque}
      className="navbar fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-300 data-[opaque=true]:bg-limestone data-[opaque=true]:shadow-card"
    >
      <div className="page flex h-18 items-center gap-3 max-[17rem]:gap-0">
        <NavDrawer entries={entries} />
        <Brand />
        <nav aria-label={navigation.label} className="ms-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            {entries.map((entry) => (
              <NavMenu key={entry.path} entry={entry} />
            ))}
          </ul>
        </nav>
        <SearchForm className="hidden w-60 xl:block" />
        <div className="ms-auto flex items-center lg:ms-0">
          <NavSearch className={iconButton} />
          <FavouritesLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

const iconButton = 'relative grid size-11 place-items-center rounded-full hover:bg-sand/70'

function Brand() {
  const house = useHouse()
  return (
    <PageLink to="/" className="flex items-center gap-2.5 rounded-lg py-1 pe-2">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
        <path d="M3 31V15a13 13 0 0 1 26 0v16h-8V17a5 5 0 0 0-10 0v14z" className="fill-door" />
        <circle cx="16" cy="7" r="1.8" className="fill-saffron" />
      </svg>
      <span className="font-display font-semibold text-2xl tracking-tight">{house.name}</span>
      <span lang="ar" className="mt-1 hidden text-ink-soft text-lg sm:inline">
        {house.nameInArabic}
      </span>
    </PageLink>
  )
}

/** Leads to the favourites, and says how many there are. */
function FavouritesLink() {
  const navigation = useMessages(navigationMessages)
  const count = storedFavourites.use().length
  const title = count === 0 ? navigation.favourites : navigation.favouritesKept(count)
  return (
    <PageNavLink to="/profile" aria-label={title} title={title} className={iconButton}>
      <Icon name="heart" className="size-6" />
      {count > 0 && <Count count={count} />}
    </PageNavLink>
  )
}

/** How many there are, on the corner of an icon whose link says the same in words. */
function Count({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-clay px-1 font-semibold text-white text-xs tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** Opens the cart once there is something in it. */
function CartLink() {
  const navigation = useMessages(navigationMessages)
  const count = countPieces(storedCart.use())
  const title = count === 0 ? navigation.cartEmpty : navigation.cart(count)
  if (count === 0) {
    return (
      <button
        type="button"
        disabled
        title={title}
        aria-label={title}
        className={`${iconButton} cursor-not-allowed text-ink-soft/70 hover:bg-transparent`}
      >
        <Icon name="bag" className="size-6" />
      </button>
    )
  }
  return (
    // Who has put something into the cart will want to see it, where the line is lost too.
    <PageLink to="/cart" prefetch="render" title={title} aria-label={title} className={iconButton}>
      <Icon name="bag" className="size-6" />
      <Count count={count} />
    </PageLink>
  )
}

function useScrolledBeyond(pixels: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false)
  useEffect(() => {
    const look = () => setIsBeyond(scrollY > pixels)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [pixels])
  return isBeyond
}
