import type { ReactNode } from 'react'
import { PageButton } from '../../ui/page-link.tsx'

/** A section of the page, with an id for links. */
export function Chapter({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-4 text-3xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export function Paragraphs({ texts }: { texts: readonly ReactNode[] }) {
  return (
    <div className="grid gap-4 text-lg leading-relaxed">
      {texts.map((text, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their places
        <p key={position}>{text}</p>
      ))}
    </div>
  )
}

export function ChapterLink({ to, children }: { to: string; children: string }) {
  return (
    <PageButton to={to} variant="outline" className="mt-5">
      {children}
    </PageButton>
  )
}
