/**
 * The request as a program sends it that is no browser. For pages whose URL has a secret token, which is proof enough.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has('Origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('Origin')
  const { url, method, body, signal } = request
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: 'half' }) })
}
