import { type ReactNode, useRef } from 'react'
import { layoutMessages } from '#page-messages/backoffice/layout.ts'
import { useRefusalInView } from '#web/backoffice/layout/use-refusal-in-view.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'

interface AuthFrameProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** The frame of the pages before sign-in. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const shopProfile = useShopProfile()
  const frame = useRef<HTMLElement>(null)
  useRefusalInView(frame)
  return (
    <main ref={frame} className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <title>{formatPageTitle(title, layoutMessages.office(shopProfile.name))}</title>
      <p className="text-center font-display font-semibold text-2xl text-door">{shopProfile.name}</p>
      <ZelligeBand className="mx-auto mt-3 mb-8 h-4 max-w-40 text-door/45" />
      <div className="panel p-6 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6 space-y-5">{children}</div>
      </div>
    </main>
  )
}
