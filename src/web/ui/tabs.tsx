import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { arrowStep } from './arrow-step.ts'

interface Tab {
  /** Also the id of its panel, so that links can lead to it. */
  readonly id: string
  readonly name: string
  /** The language of the name, if it is another one than that of the page. */
  readonly lang?: string
  /** What is said about it behind the name. */
  readonly mark?: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/**
 * Tabs and their panels, of which one is shown. Without script and in print all panels follow one another with
 * headings.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  const moveTo = (position: number) => {
    const tab = tabs.at(position % tabs.length)
    if (!tab) return
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${tab.id}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const position = tabs.findIndex((tab) => tab.id === selected)
    const step = arrowStep(event)
    const next = step ? position + step : event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-x-6 border-sand-deep border-b noscript:hidden sm:gap-x-10"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="-mb-px min-h-12 border-transparent border-b-3 font-display font-semibold text-ink-soft text-lg hover:text-ink aria-selected:border-door aria-selected:text-ink sm:text-xl"
          >
            <span lang={tab.lang}>{tab.name}</span>
            {tab.mark}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          className={`scroll-mt-36 pt-8 noscript:pt-12 ${tab.id === selected ? '' : 'hidden noscript:block print:block'}`}
        >
          <h2 className="sr-only noscript:not-sr-only noscript:mb-6 noscript:text-3xl print:not-sr-only print:mb-4">
            <span lang={tab.lang}>{tab.name}</span>
          </h2>
          {tab.content}
        </section>
      ))}
    </>
  )
}
