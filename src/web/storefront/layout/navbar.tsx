import { useEffect, useState } from 'react'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { cartPath, homePath, profilePath, storesPath } from '#web/paths/storefront-paths.ts'
import { countPieces } from '#web/storefront/cart/cart.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { storedFavorites } from '#web/storefront/favorites/favorites-storage.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageLink, PageNavLink } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { NavMenu } from './nav-menu.tsx'
import { useNavigationTree } from './navigation-tree.ts'

const panels = () => import('./nav-panels.tsx')

// Native popovers, which open before their code has loaded, and a form.
const NavDrawer = lazyPart(async () => ({ default: (await panels()).NavDrawer }))
const NavLanguages = lazyPart(async () => ({ default: (await panels()).NavLanguages }))
const NavSearch = lazyPart(async () => ({ default: (await panels()).NavSearch }))
const NavSearchField = lazyPart(async () => ({ default: (await panels()).NavSearchField }))

const opaqueBeyondPixels = 50

/** The navigation bar, fixed at the top, transparent until the page is scrolled. */
export function Navbar() {
  const isOpaque = useScrolledBeyond(opaqueBeyondPixels)
  const entries = useNavigationTree()
  return (
    <header
      data-opaque={isOpaque}
      className="navbar fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-300 data-[opaque=true]:bg-limestone data-[opaque=true]:shadow-card"
    >
      <div className="page flex h-18 items-center gap-3 max-[17rem]:gap-0">
        <NavDrawer />
        <Brand />
        <nav aria-label={navigation.label} className="ms-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            {entries.map((entry) => (
              <NavMenu key={entry.path} entry={entry} />
            ))}
          </ul>
        </nav>
        <NavSearchField />
        <div className="ms-auto flex items-center lg:ms-0">
          <NavSearch className={iconButton} />
          <NavLanguages className={iconButton} />
          <MakersLink />
          <FavoritesLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
}

const iconButton = 'icon-button relative hover:bg-sand/70'

function Brand() {
  const { name, otherName, nameInArabic } = useShopProfile()
  return (
    <PageLink to={homePath()} className="brand flex items-center gap-2.5 rounded-lg py-1 pe-2">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
        <path d="M3 31V15a13 13 0 0 1 26 0v16h-8V17a5 5 0 0 0-10 0v14z" className="fill-door" />
        <circle cx="16" cy="7" r="1.8" className="fill-saffron" />
      </svg>
      <bdi className="whitespace-nowrap font-display font-semibold text-2xl tracking-tight">{name}</bdi>
      {otherName && (
        <bdi
          lang={otherName === nameInArabic ? 'ar' : undefined}
          className="mt-1 hidden whitespace-nowrap text-ink-soft text-lg sm:inline"
        >
          {otherName}
        </bdi>
      )}
    </PageLink>
  )
}

/** Links to all makers. On phones the drawer does. */
function MakersLink() {
  const { makers } = navigation
  return (
    <PageNavLink to={storesPath()} aria-label={makers} title={makers} className={`${iconButton} max-lg:hidden`}>
      <Icon name="shop" className="size-6" />
    </PageNavLink>
  )
}

/** Links to the favorites, with their count. */
function FavoritesLink() {
  const count = storedFavorites.use().length
  const title = count === 0 ? navigation.favorites : navigation.favoritesCount(count)
  return (
    <PageNavLink to={profilePath()} aria-label={title} title={title} className={iconButton}>
      <Icon name="heart" className="size-6" />
      {count > 0 && <Count count={count} />}
    </PageNavLink>
  )
}

/** A count on the corner of an icon; the link's accessible name contains it. */
function Count({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-clay px-1 font-semibold text-white text-xs tabular-nums"
    >
      {count}
    </span>
  )
}

/** Links to the cart; disabled while it is empty. */
function CartLink() {
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
    // Prefetched, so that the cart opens offline too.
    <PageLink to={cartPath()} prefetch="render" title={title} aria-label={title} className={iconButton}>
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
