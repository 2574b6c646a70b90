import { z } from 'zod'
import {
  brandListQuery,
  brandPath,
  commentPath,
  commentQuery,
  imagePath,
  languageQuery,
  orderHeaders,
  productPath,
  productQuery,
} from './parameters.ts'
import type { ProblemSlug } from './problems.ts'
import { newComment, newMessage, newOrder, newPlanRequest, newSubscription } from './requests.ts'
import * as shapes from './shapes.ts'

/** An operation. A success without a schema is a file of one of the media types. */
export interface Route {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly group: string
  readonly summary: string
  readonly pathParameters?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodObject
  readonly success: {
    readonly status: 200 | 201
    readonly description: string
    readonly mediaTypes: readonly string[]
    readonly schema?: z.ZodType
  }
  /** When a call redirects (302). Absent: never. */
  readonly redirect?: string
  readonly problems: readonly ProblemSlug[]
}

type Call = Pick<Route, 'group' | 'summary' | 'pathParameters' | 'query' | 'headers' | 'redirect'>

const anyTime = ['internal-error', 'unavailable'] as const
const anyBody = ['not-json', 'too-large', 'not-json-typed', 'invalid-fields'] as const

function get(path: string, schema: z.ZodType, call: Call, problems: readonly ProblemSlug[] = []): Route {
  const success = { status: 200, description: 'Found', mediaTypes: ['application/json'], schema } as const
  return { method: 'get', path, ...call, success, problems: [...problems, ...anyTime] }
}

function file(path: string, mediaTypes: readonly string[], call: Call, problems: readonly ProblemSlug[] = []): Route {
  const success = { status: 200, description: 'The file', mediaTypes } as const
  return { method: 'get', path, ...call, success, problems: [...problems, ...anyTime] }
}

function post(
  path: string,
  body: z.ZodObject,
  schema: z.ZodType,
  call: Call,
  problems: readonly ProblemSlug[] = [],
): Route {
  const success = { status: 201, description: 'Done', mediaTypes: ['application/json'], schema } as const
  return {
    method: 'post',
    path,
    ...call,
    body,
    success,
    problems: [...anyBody, ...problems, 'too-many-requests', ...anyTime],
  }
}

/** All operations. Registration and OpenAPI are generated from this table. */
export const routes = {
  listProducts: get(
    '/products',
    shapes.productList,
    { group: 'Products', summary: 'Products, all of them or page by page', query: productQuery },
    ['invalid-fields'],
  ),
  getProduct: get(
    '/products/{id}',
    z.array(shapes.product).length(1),
    { group: 'Products', summary: 'One product, as a list of one', pathParameters: productPath, query: languageQuery },
    ['not-found', 'invalid-fields'],
  ),
  listProductsOfBrand: get(
    '/products/brand/{id}',
    z.array(shapes.product),
    { group: 'Products', summary: 'All products of a brand', pathParameters: brandPath, query: languageQuery },
    ['not-found', 'invalid-fields'],
  ),
  listBrands: get('/brands', shapes.brandList, { group: 'Brands', summary: 'All brands', query: brandListQuery }, [
    'invalid-fields',
  ]),
  getBrand: get(
    '/brands/{id}',
    z.array(shapes.brand).length(1),
    { group: 'Brands', summary: 'One brand, as a list of one', pathParameters: brandPath, query: languageQuery },
    ['not-found', 'invalid-fields'],
  ),
  getPromotion: get('/admin/promo', shapes.promotion, { group: 'Products', summary: 'The product of the week' }, [
    'not-found',
  ]),
  listComments: get(
    '/comment/{productId}',
    shapes.commentList,
    {
      group: 'Comments',
      summary: 'Comments on a product, a page at a time',
      pathParameters: commentPath,
      query: commentQuery,
    },
    ['not-found', 'invalid-fields'],
  ),
  getImage: file(
    '/image/{filename}',
    ['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/svg+xml'],
    {
      group: 'Pictures',
      summary: 'A picture; its name always shows the same one, or its color while its file is missing',
      pathParameters: imagePath,
    },
    ['not-found'],
  ),
  subscribe: post('/newsletter', newSubscription, shapes.subscription, {
    group: 'Correspondence',
    summary: 'Subscribes an address; again changes nothing',
  }),
  addComment: post('/addComment', newComment, shapes.comment, { group: 'Comments', summary: 'Comments on a product' }, [
    'not-found',
  ]),
  sendMessage: post('/contact', newMessage, shapes.nothing, { group: 'Correspondence', summary: 'Writes to the shop' }),
  requestPlan: post('/pack', newPlanRequest, shapes.nothing, {
    group: 'Memberships',
    summary: 'Asks for a membership plan',
  }),
  placeOrder: post(
    '/orders',
    newOrder,
    shapes.placedOrder,
    { group: 'Orders', summary: 'Places an order at today’s prices', headers: orderHeaders },
    ['out-of-stock', 'total-mismatch', 'key-reuse'],
  ),
  getOpenApi: get('/openapi.json', z.looseObject({ openapi: z.string() }), {
    group: 'Documentation',
    summary: 'This description, as OpenAPI 3.1',
  }),
  getDocs: file('/docs', ['text/html'], { group: 'Documentation', summary: 'This description, as a page' }),
} satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The path at which the server mounts the API. */
export const apiPath = '/api'

/** Returns the path of a call on the server, with its path parameters: `/api/products/1`. */
export function pathOf({ path }: Route, parameters: Readonly<Record<string, string>> = {}): string {
  return apiPath + path.replace(/\{(\w+)\}/g, (_, name) => parameters[name] ?? '')
}
