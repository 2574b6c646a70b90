import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiClient, publicUrl } from '#tests/support/api-client.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { problems } from './contract/problems.ts'
import { type Route, routes } from './contract/routes.ts'
import { describeApi } from './openapi.ts'

const { paths = {}, components, servers } = describeApi(publicUrl)

test('the description is OpenAPI 3.1 with the URL of the API', async () => {
  await using shop = await openTestShop()
  const { body, headers } = await apiClient(shop.marketplace).get('/openapi.json')
  assert.equal(headers.get('Content-Type'), 'application/json')
  assert.equal(body.openapi, '3.1.0')
  assert.deepEqual(servers, [{ url: `${publicUrl}/api` }])
})

test('every route is described with all its responses, and no other route', () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const registered = Object.values<Route>(routes)
  assert.deepEqual(described.sort(), registered.map(({ method, path }) => `${method} ${path}`).sort())

  for (const { method, path, success, redirect, problems: slugs, body } of registered) {
    const operation = paths[path]?.[method]
    const redirects = [...(redirect ? [302] : []), ...(method === 'get' ? [304] : [])]
    const statuses = [success.status, ...redirects, ...slugs.map((slug) => problems[slug].status)]
    assert.deepEqual(Object.keys(operation?.responses ?? {}), [...new Set(statuses)].sort().map(String), path)
    assert.equal(operation?.requestBody !== undefined, body !== undefined)
  }
})

test('every call says that it is public', () => {
  for (const { method, path } of Object.values<Route>(routes))
    assert.deepEqual(paths[path]?.[method]?.security, [], path)
})

function headersOfRead({ parameters = [] }: { parameters?: readonly object[] }): readonly string[] {
  const hasTexts = parameters.some((parameter) => 'name' in parameter && parameter.name === 'lang')
  return ['ETag', 'Cache-Status', 'Age', ...(hasTexts ? ['Content-Language', 'Link'] : [])]
}

test('responses describe their headers', () => {
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods))
      for (const [status, { headers = {} }] of Object.entries<{ headers?: object }>(operation.responses)) {
        const expected: Record<string, readonly string[]> = {
          ...(method === 'get' && { '200': headersOfRead(operation), '304': headersOfRead(operation) }),
          '302': ['Location'],
          '429': ['Retry-After'],
          '503': ['Retry-After'],
        }
        assert.deepEqual(Object.keys(headers), expected[status] ?? [], `${operation.operationId} ${status}`)
      }
})

test('every reference resolves', () => {
  const text = JSON.stringify({ paths, components })
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    assert.ok(components?.schemas?.[name], name)
  }
})

test('types and units are described', () => {
  const product = components?.schemas?.Product as { properties: Record<string, { description: string }> }
  assert.match(product.properties.width?.description ?? '', /Centimetres/)
  assert.match(product.properties.weight?.description ?? '', /Grams/)
  const parameters = paths['/products']?.get?.parameters as { name: string; schema: { type: string } }[]
  assert.equal(parameters.find(({ name }) => name === 'limit')?.schema.type, 'integer')
  assert.equal(parameters.find(({ name }) => name === 'brand')?.schema.type, 'integer')
})
