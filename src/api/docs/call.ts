import { html } from 'hono/html'
import type { oas31 } from 'zod-openapi'
import { componentLink, fieldList, type Markup, nothing, prose } from './fields.ts'
import { componentOf, type FieldRow, itemsOf, type Schema, type Schemas } from './schemas.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: oas31.OperationObject
}

/** An operation: summary, parameters, body, responses and an example call. */
export function callArticle({ method, path, operation }: Call, schemas: Schemas, server: string): Markup {
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[]
  const body = bodyOf(operation)
  return html`<article id="${operation.operationId}">
    <div class="call">${methodBadge(method)}<h3><code>${path}</code></h3></div>
    <p>${operation.summary}</p>
    ${fieldList(
      'Parameters',
      parameters.map((parameter) => parameterRow(parameter, schemas)),
    )}
    ${body ? fieldList('Body', schemas.fieldsOf(body)) : nothing}
    <h4>Answers</h4>
    <dl>${Object.entries(operation.responses ?? {}).map(([status, response]) => responseItem(status, response, schemas))}</dl>
    <h4>Try it</h4>
    <pre><code>${curl(server + path, parameters, body && schemas.exampleOf(body), schemas)}</code></pre>
  </article>`
}

export function bodyOf({ requestBody }: oas31.OperationObject): Schema | undefined {
  return (requestBody as oas31.RequestBodyObject | undefined)?.content['application/json']?.schema
}

export function methodBadge(method: string): Markup {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`
}

function parameterRow(
  { name, in: place, required = false, schema = {} }: oas31.ParameterObject,
  schemas: Schemas,
): FieldRow {
  const description = schemas.follow(schema).description ?? ''
  return { name, type: `${place}: ${schemas.typeOf(schema)}`, component: undefined, isRequired: required, description }
}

function responseItem(status: string, { description, content = {} }: oas31.ResponseObject, schemas: Schemas): Markup {
  const [[mediaType, { schema = {} }] = ['', {}]] = Object.entries(content)
  const isJson = mediaType.endsWith('json')
  return html`<div class="field">
    <dt><code>${status}</code> ${isJson ? html`<span class="type">${responseType(schema, schemas)}</span>` : nothing}</dt>
    <dd>${prose(isJson ? description : [description, ...Object.keys(content)].join(' · '))}</dd>
    ${isJson && !componentOf(schema) ? html`<dd>${fieldList('', schemas.fieldsOf(schema).map(withoutRequired))}</dd>` : nothing}
  </div>`
}

/** In responses every field is present, so none is marked as required. */
export function withoutRequired(field: FieldRow): FieldRow {
  return { ...field, isRequired: false }
}

/** Links to a component, which is described once further down; alternatives are joined by `or`. */
function responseType(schema: Schema, schemas: Schemas): Markup {
  if ('anyOf' in schema && schema.anyOf)
    return html`${schema.anyOf.map((one, index) => html`${index > 0 ? ' or ' : ''}${responseType(one, schemas)}`)}`
  const component = componentOf(schema) ?? componentOf(itemsOf(schema))
  return component === undefined ? html`${schemas.typeOf(schema)}` : componentLink(schemas.typeOf(schema), component)
}

function curl(url: string, parameters: readonly oas31.ParameterObject[], body: unknown, schemas: Schemas): string {
  const address = new URL(url)
  const headers: string[] = []
  for (const { name, in: place, schema = {} } of parameters) {
    const example = String(schemas.exampleOf(schema))
    if (place === 'path') address.pathname = address.pathname.replace(encodeURIComponent(`{${name}}`), example)
    if (place === 'query') address.searchParams.set(name, example)
    if (place === 'header') headers.push(`${name}: ${example}`)
  }
  if (body !== undefined) headers.push('Content-Type: application/json')
  const data = body === undefined ? [] : [`-d ${shellQuoted(JSON.stringify(body, null, 2))}`]
  const options = [...headers.map((header) => `-H ${shellQuoted(header)}`), ...data]
  return [`curl ${shellQuoted(address.href)}`, ...options].join(' \\\n  ')
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
