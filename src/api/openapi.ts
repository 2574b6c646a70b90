import { z } from 'zod'
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiResponsesObject } from 'zod-openapi'
import { readHeaders, readTextHeaders, redirectHeaders, waitHeaders } from './contract/parameters.ts'
import { type ProblemSlug, problems } from './contract/problems.ts'
import { apiPath, type Route, routes } from './contract/routes.ts'

export type ApiDescription = oas31.OpenAPIObject

const introduction = `Everything the marketplace shows and does, as JSON in UTF-8. Ids are whole numbers, money is a \
number of dinars (TND) with at most 3 decimals, moments are ISO 8601 in UTC. Unknown fields are ignored. Every call is \
public and needs no key. Reading works from any site; answers carry an ETag and \`If-None-Match\` is answered 304. A known \
address called with another method is answered 405 with \`Allow\`. Every refusal is \`application/problem+json\` (RFC 9457).`

/** The API as OpenAPI 3.1, generated from the schemas that validate requests. */
export function describeApi(publicUrl: string): ApiDescription {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(name, route) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Hirfa API', version: '1.0.0', description: introduction },
    servers: [{ url: publicUrl + apiPath }],
    tags: [...new Set(Object.values(routes).map((route) => route.group))].map((name) => ({ name })),
    paths,
    components: { schemas: { 'method-not-allowed': problems['method-not-allowed'].schema } },
  }) as ApiDescription
}

function operation(name: string, route: Route): ZodOpenApiOperationObject {
  const { pathParameters: path, query, headers: header, body } = route
  return {
    operationId: name,
    tags: [route.group],
    summary: route.summary,
    // Said of each call: where it is absent, nobody can tell "public" from "not described".
    security: [],
    requestParams: { ...(path && { path }), ...(query && { query }), ...(header && { header }) },
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...success(route), ...problemResponses(route.problems) },
  }
}

function success({
  method,
  query,
  redirect,
  success: { status, description, mediaTypes, schema },
}: Route): ZodOpenApiResponsesObject {
  const content = { schema: schema ?? { type: 'string', format: 'binary' } } as const
  const response = { description, content: Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, content])) }
  if (method !== 'get') return { [status]: response }
  const headers = query && 'lang' in query.shape ? readTextHeaders : readHeaders
  const redirected = redirect !== undefined && { '302': { description: redirect, headers: redirectHeaders } }
  return { [status]: { ...response, headers }, ...redirected, '304': { description: 'Not changed since', headers } }
}

/** Problems with Retry-After. */
const temporaryStatuses = ['429', '503']

/** Problems with the same status are alternatives of one response. */
function problemResponses(slugs: readonly ProblemSlug[]): ZodOpenApiResponsesObject {
  const byStatus = Object.groupBy(slugs, (slug) => problems[slug].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, slugs = []]) => {
      const [first, ...others] = slugs.map((slug) => problems[slug].schema)
      const schema = first && others.length > 0 ? z.union([first, ...others]) : first
      const description = slugs.map((slug) => problems[slug].title).join(' · ')
      const headers = temporaryStatuses.includes(status) && { headers: waitHeaders }
      return [status, { description, ...headers, content: { 'application/problem+json': { schema: schema ?? {} } } }]
    }),
  ) as ZodOpenApiResponsesObject
}
