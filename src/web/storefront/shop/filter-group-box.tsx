import { filterMessages as messages } from '#page-messages/filters.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FilterGroup, FilterOption } from './filter-groups.ts'

interface FilterGroupBoxProps {
  readonly group: FilterGroup
  readonly areAtLeast: boolean
  readonly onChoose: () => void
}

/** Long lists that few look at are folded until one of their values is chosen. */
const folded: ReadonlySet<FilterGroup['name']> = new Set(['material', 'brand', 'region'])

/** The values of a filter to choose from, each with the number of products that it would show. */
export function FilterGroupBox({ group, areAtLeast, onChoose }: FilterGroupBoxProps) {
  const { name, title, options } = group
  const isOpen = !folded.has(name) || options.some(({ isChosen }) => isChosen)
  return (
    <details open={isOpen} className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label={title} className={`pb-2 ${name === 'brand' ? 'max-h-96 overflow-y-auto' : ''}`}>
        {options.map((option) => (
          <li key={option.value + option.name}>
            <OptionField option={option} areAtLeast={areAtLeast} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface OptionFieldProps {
  readonly option: FilterOption
  readonly areAtLeast: boolean
  readonly onChoose: () => void
}

function OptionField({ option, areAtLeast, onChoose }: OptionFieldProps) {
  const { name, value, label, language, products, isChosen } = option
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-2 hover:bg-sand/60 has-checked:font-semibold has-checked:text-door lg:min-h-9">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-door"
      />
      {name === 'color' && <ColorSwatch color={value} />}
      <LocalText text={label} language={language} />
      <span className="ms-auto font-normal text-ink-soft text-sm tabular-nums">
        {areAtLeast ? messages.atLeast(products) : products}
      </span>
    </label>
  )
}

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
function ColorSwatch({ color }: { color: string }) {
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
