import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { commonMessages as common } from '#page-messages/common.ts'
import { addedToCartBar } from '#web/storefront/cart/use-add-to-cart.ts'
import { useLazyModule } from '#web/ui/lazy-module.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PopUpProvider } from '#web/ui/pop-up.tsx'
import { Navbar } from './navbar.tsx'

const Footer = lazyPart(() => import('./footer.tsx'))

/** What stands around the content of every storefront page, error pages included. */
export function StorefrontFrame({ children }: { children: ReactNode }) {
  return (
    <PopUpProvider>
      <a
        href="#content"
        className="fixed start-4 top-3 z-50 -translate-y-[200%] rounded-full bg-door px-5 py-2 font-semibold text-white focus:translate-y-0"
      >
        {common.skipToContent}
      </a>
      <Navbar />
      <Content>{children}</Content>
      <Footer />
      <LazyAddedToCartBar />
    </PopUpProvider>
  )
}

/** The bar that says what was added to the cart. Its code loads when the page is idle, or when something is added. */
function LazyAddedToCartBar() {
  const code = useLazyModule(addedToCartBar)
  return code && <code.AddedToCartBar />
}

/** The main content. A progress line above it shows that another page is loading, when that takes a while. */
function Content({ children }: { children: ReactNode }) {
  const content = useFocusOnNavigation()
  const isWaiting = useNavigation().state !== 'idle'
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      aria-busy={isWaiting || undefined}
      onBlur={(event) => event.currentTarget.removeAttribute('aria-label')}
      className="min-h-[70dvh] pt-18 outline-none"
    >
      {children}
    </main>
  )
}

/** Moves the focus to the content after a navigation, named by the page's title for screen readers. */
function useFocusOnNavigation() {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.setAttribute('aria-label', document.title)
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
