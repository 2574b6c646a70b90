import { z } from 'zod'
import fc from './fast-check.ts'

/** The parts of JSON Schema that the contract uses. */
interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly example?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** Generates values of the schema; often its example, since some fields are parsed further. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return arbitraryLike(root, root)
}

function arbitraryLike(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return arbitraryLike(root.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, root)
  const like = drawn(schema, root)
  const isText = typeof schema.example === 'string'
  return isText ? fc.oneof({ weight: 4, arbitrary: fc.constant(schema.example) }, like) : like
}

function drawn(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryLike(one, root)))
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, arbitraryLike(field, root)])
      const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
      return fc.record(record, { requiredKeys: [...(schema.required ?? [])] })
    }
    case 'array': {
      const { minItems: minLength = 0, maxItems = 5 } = schema
      return fc.array(arbitraryLike(schema.items ?? {}, root), { minLength, maxLength: Math.min(maxItems, 5) })
    }
    case 'integer': {
      const { minimum: min = -1000, maximum = 1_000_000 } = schema
      // Mostly small numbers, like the ids of a small shop.
      const small = { weight: 4, arbitrary: fc.integer({ min, max: Math.min(maximum, min + 2) }) }
      return fc.oneof(small, fc.integer({ min, max: maximum }))
    }
    case 'number':
      return fc.integer({ min: 0, max: 1_000_000 }).map((millimes) => millimes / 1000)
    case 'string':
      return fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 1, maxLength: schema.maxLength ?? 300 })
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

/** Invalid and malicious values. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, [], {}, [[[[]]]], 0, -1, 1.5, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63, 1e-9],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '\u2028',
    '</script><script>alert(1)</script>',
    "'; drop table orders; --",
  ],
  ...['__proto__', 'constructor', '../../etc/passwd', '%00', '{{7*7}}', 'NaN', 'Infinity', '１２', '٣'],
  ...['a@b.tn\r\nBcc: c@d.tn', 'x'.repeat(10_000), '👩‍👩‍👧‍👦'.repeat(50), 'e\u0301'.repeat(300)],
  { toString: 'x', length: -1 },
]

/** Generates values with one defect: a part replaced, removed or added. */
export function malformed(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoil = fc.tuple(values, fc.nat(), fc.constantFrom(...hostileValues), fc.constantFrom('replace', 'drop', 'add'))
  return spoil.map(([value, where, hostile, how]) => {
    const copy = structuredClone(value)
    const places = placesIn(copy)
    const place = places[where % Math.max(1, places.length)]
    if (!place) return hostile
    const [holder, name] = place
    if (how === 'drop') Reflect.deleteProperty(holder, name)
    else if (how === 'replace') holder[name] = hostile
    else Object.defineProperty(holder, '__proto__', { value: hostile, enumerable: true, configurable: true })
    return copy
  })
}

type Place = readonly [holder: Record<string, unknown>, name: string]

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [[holder, name] as const, ...placesIn(holder[name])])
}
