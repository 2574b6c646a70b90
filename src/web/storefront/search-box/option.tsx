import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { PageLink } from '#web/ui/page-link.tsx'

interface OpenList {
  /** The id of the active option. */
  readonly active?: string | undefined
  close(): void
}

export const OpenList = createContext<OpenList>({ close() {} })

/** Attributes of an option: the focus stays in the field, so it is not a tab stop. */
export function useOption() {
  const id = useId()
  return { id, role: 'option', tabIndex: -1, 'aria-selected': useContext(OpenList).active === id } as const
}

/** An option that leads to a page. A link, so that it also opens in another tab. */
export function LinkOption({ onClick, ...link }: ComponentProps<typeof PageLink>) {
  const { close } = useContext(OpenList)
  return (
    <PageLink
      {...link}
      {...useOption()}
      onClick={(event) => {
        onClick?.(event)
        close()
      }}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-sand/60 aria-selected:bg-sand"
    />
  )
}

interface OptionGroupProps {
  readonly label: string
  /** None: the group is not shown. */
  readonly count: number
  readonly children: ReactNode
}

/** Options of one kind below their heading. */
export function OptionGroup({ label, count, children }: OptionGroupProps) {
  const id = useId()
  if (count === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
    <div role="group" aria-labelledby={id} className="pb-2">
      <p id={id} role="presentation" className="px-2 py-1.5 font-semibold text-ink-soft text-sm">
        {label}
      </p>
      {children}
    </div>
  )
}
