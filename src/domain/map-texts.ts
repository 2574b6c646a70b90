/**
 * Returns a copy of data in which every text is mapped: in lists, in plain objects, and in what is awaited. Everything
 * else, such as dates and the names of fields, stays as it is.
 */
export function mapTexts<Value>(value: Value, map: (text: string) => string): Value {
  return mapped(value, map) as Value
}

function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, map))
  if (value instanceof Promise) return value.then((settled) => mapped(settled, map))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapped(field, map)]))
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
