/** Shown instead of an empty list. */
export function EmptyList({ text }: { text: string }) {
  return <p className="panel px-6 py-12 text-center text-ink-soft">{text}</p>
}
