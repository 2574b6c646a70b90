import { ZelligeBand } from '#web/ui/zellige.tsx'

/** What a tile shows while it has no picture. */
export function TilePattern() {
  return (
    <span className="grid size-full place-items-center">
      <ZelligeBand className="h-5 max-w-1/2 text-door/45" />
    </span>
  )
}
