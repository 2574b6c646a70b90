import type { ReactNode } from 'react'
import { PageButton } from '../../ui/page-link.tsx'

/** A part of the page that others link to by its id. */
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

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4 text-lg leading-relaxed">
      {texts.map((text) => (
        <p key={text}>{text}</p>
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
