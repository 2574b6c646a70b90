import type { ReactNode } from 'react'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { useHouse } from '../../use-house.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

interface DoorFrameProps {
  readonly title: string
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** A screen for whoever is not yet inside: one thing to do, in the middle. */
export function DoorFrame({ title, text, children }: DoorFrameProps) {
  const house = useHouse()
  const { layout } = useOfficeMessages()
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10">
      <title>{`${title} · ${layout.office(house.name)}`}</title>
      <p className="text-center font-display font-semibold text-2xl text-door">{house.name}</p>
      <ZelligeBand className="mx-auto mt-3 mb-8 h-4 max-w-40 text-door/45" />
      <div className="rounded-2xl bg-white p-6 ring-1 ring-sand-deep sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6 space-y-5">{children}</div>
      </div>
    </main>
  )
}
