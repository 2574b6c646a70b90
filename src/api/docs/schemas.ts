import type { oas31 } from 'zod-openapi'
import type { ApiDescription } from '#api/openapi.ts'

/** Inline, or a reference to a component. */
export type Schema = oas31.SchemaObject | oas31.ReferenceObject

const componentPath = '#/components/schemas/'

/** A field of a schema, as shown in the reference. */
export interface FieldRow {
  /** `orderItems[].quantity` for a field of array items. */
  readonly name: string
  readonly type: string
  /** The component that the type refers to. */
  readonly component: string | undefined
  readonly isRequired: boolean
  readonly description: string
}

/** Reads the schemas of an OpenAPI document and resolves references. */
export function schemasOf({ components }: ApiDescription) {
  const named = components?.schemas ?? {}

  function follow(schema: Schema): oas31.SchemaObject {
    const name = componentOf(schema)
    return ((name === undefined ? schema : named[name]) ?? {}) as oas31.SchemaObject
  }

  /** The fields of an object, nested ones after their parent, without those of other components. */
  function fieldsOf(schema: Schema, prefix = ''): FieldRow[] {
    const { properties = {}, required = [] } = follow(schema)
    return Object.entries(properties).flatMap(([key, property]) => {
      const name = prefix + key
      const row = {
        name,
        type: typeOf(property),
        component: componentOf(property) ?? componentOf(itemsOf(property)),
        isRequired: required.includes(key),
        description: follow(property).description ?? '',
      }
      if (row.component !== undefined) return [row]
      return [row, ...fieldsOf(property, `${name}.`), ...fieldsOf(itemsOf(property), `${name}[].`)]
    })
  }

  function typeOf(schema: Schema): string {
    const component = componentOf(schema)
    if (component !== undefined) return component
    const { type, enum: values, const: value, items, anyOf, maxLength, minimum, maximum } = schema as oas31.SchemaObject
    if (anyOf) return anyOf.map(typeOf).join(' or ')
    if (value !== undefined) return JSON.stringify(value)
    if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
    if (items) return `list of ${typeOf(items).replace(/^object$/, 'objects')}`
    const bounds = [maxLength && `at most ${maxLength} characters`, rangeOf(minimum, maximum)].filter(Boolean)
    return [[type ?? 'anything'].flat().join(' or '), ...bounds].join(', ')
  }

  /** An example value; undefined where the schema has none. */
  function exampleOf(schema: Schema): unknown {
    const { example, properties, items } = follow(schema)
    if (example !== undefined) return example
    if (items) return [exampleOf(items)]
    if (!properties) return undefined
    return Object.fromEntries(
      Object.entries(properties)
        .map(([key, property]) => [key, exampleOf(property)] as const)
        .filter(([, value]) => value !== undefined),
    )
  }

  return { named, follow, fieldsOf, typeOf, exampleOf }
}

export type Schemas = ReturnType<typeof schemasOf>

export function componentOf(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(componentPath) ? schema.$ref.slice(componentPath.length) : undefined
}

export function itemsOf(schema: Schema): Schema {
  return (schema as oas31.SchemaObject).items ?? {}
}

/** Omits the largest safe integer, which Zod adds as a bound. */
function rangeOf(minimum: number | undefined, maximum = Number.MAX_SAFE_INTEGER): string | undefined {
  if (minimum === undefined) return undefined
  return maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`
}
