import { type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  /** For links to the section. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A titled section in a white box. */
export function Panel({ title, anchor, children }: PanelProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="panel p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
