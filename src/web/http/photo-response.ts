import type { ReturnPhoto } from '#domain/returns/return-photos.ts'

const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

/** The response with a private photo: no cache keeps it, and no browser takes it for something else. */
export function photoResponse({ bytes, format }: ReturnPhoto): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': types[format],
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
}
