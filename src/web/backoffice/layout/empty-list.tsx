/** Shown instead of an empty list. */
export function EmptyList({ text }: { text: string }) {
  return <p className="rounded-2xl bg-white px-6 py-12 text-center text-ink-soft ring-1 ring-sand-deep">{text}</p>
}
