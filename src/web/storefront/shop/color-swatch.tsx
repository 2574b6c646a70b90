/** By the key of the color; of several, each has a part of the circle. */
const colors: Readonly<Record<string, readonly string[]>> = {
  white: ['#ffffff'],
  cream: ['#f5ecd7'],
  beige: ['#d9c3a0'],
  natural: ['#c9a876'],
  brown: ['#7a4e2d'],
  black: ['#1e1e1e'],
  grey: ['#8d8d8d'],
  silver: ['#c4c8cc'],
  gold: ['#c9a13b'],
  yellow: ['#e5b53b'],
  orange: ['#d8752c'],
  red: ['#b0332c'],
  pink: ['#dd8fa5'],
  purple: ['#6d4478'],
  blue: ['#1f4e86'],
  green: ['#4f7a3a'],
  multicolor: ['#b0332c', '#e5b53b', '#4f7a3a', '#1f4e86'],
}

/** A circle of a color beside its name. Attributes and not styles, which the security policy refuses. */
export function ColorSwatch({ color }: { color: string }) {
  const [first = 'none', ...others] = colors[color] ?? []
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 forced-color-adjust-none">
      <circle cx="10" cy="10" r="9" fill={first} />
      {others.map((fill, index) => (
        <path key={fill} d="M10 10V1a9 9 0 0 1 9 9z" fill={fill} transform={`rotate(${index * 90} 10 10)`} />
      ))}
      <circle cx="10" cy="10" r="9.5" fill="none" className="stroke-ink/25" />
    </svg>
  )
}
