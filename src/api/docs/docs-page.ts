import { html } from 'hono/html'
import type { oas31 } from 'zod-openapi'
import { routes } from '#api/contract/routes.ts'
import type { ApiDescription } from '#api/openapi.ts'
import { bodyOf, type Call, callArticle, methodBadge, withoutRequired } from './call.ts'
import { fieldList, type Markup, prose } from './fields.ts'
import { componentOf, type Schema, type Schemas, schemasOf } from './schemas.ts'
import { style } from './style.ts'

/** The API reference as a self-contained HTML page. */
export function docsPage(description: ApiDescription): Markup {
  const { info, tags = [], servers } = description
  const schemas = schemasOf(description)
  const server = servers?.[0]?.url ?? ''
  const calls = callsOf(description)
  const problems = Object.entries(schemas.named).filter(([, schema]) => isProblem(schemas.follow(schema)))
  const bodies = new Set(calls.map(({ operation }) => componentOf(bodyOf(operation) ?? {})))
  const shapes = Object.entries(schemas.named).filter(
    ([name, schema]) => !bodies.has(name) && !isProblem(schemas.follow(schema)),
  )

  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${info.title}</title>
    <style>${style}</style>
  </head>
  <body>
    <header>
      <h1>${info.title}</h1>
      <p>${prose(info.description ?? '')}</p>
      <p><a href="${server}${routes.getOpenApi.path}">openapi.json</a> says the same to programs. Base address: <code>${server}</code></p>
    </header>
    <main>
      <nav aria-label="Calls"><h2>Calls</h2><ul>${calls.map(callLink)}</ul></nav>
      ${tags.map(
        ({ name }) => html`<section><h2>${name}</h2>
        ${calls.filter(({ operation }) => operation.tags?.includes(name)).map((call) => callArticle(call, schemas, server))}
      </section>`,
      )}
      <section><h2>Refusals</h2>${problems.map((named) => componentArticle(named, schemas))}</section>
      <section><h2>Shapes</h2>${shapes.map((named) => componentArticle(named, schemas))}</section>
    </main>
  </body>
</html>`
}

function callsOf({ paths = {} }: ApiDescription): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
}

function callLink({ method, path, operation }: Call): Markup {
  return html`<li><a href="#${operation.operationId}">${methodBadge(method)}<code>${path}</code></a></li>`
}

/** The anchor is the name of the component; the `type` of a problem links to it. */
function componentArticle([name, schema]: readonly [string, Schema], schemas: Schemas): Markup {
  return html`<article id="${name}">
    <h3>${name}</h3>
    <p>${prose(schemas.follow(schema).description ?? '')}</p>
    ${fieldList('', schemas.fieldsOf(schema).map(withoutRequired))}
  </article>`
}

function isProblem({ properties = {} }: oas31.SchemaObject): boolean {
  return 'status' in properties && 'detail' in properties
}
