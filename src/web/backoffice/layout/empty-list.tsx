/** What stands in place of a list with nothing in it. */
export function EmptyList({ text }: { text: string }) {
  return <p className="rounded-2xl bg-white px-6 py-12 text-center text-ink-soft ring-1 ring-sand-deep">{text}</p>
}
