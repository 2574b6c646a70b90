import type { NewPicture } from '#domain/catalog/pictures/new-picture.ts'

/** Who may see a photo: everybody, or only who may open the page around it. */
export type PhotoAudience = 'public' | 'private'

const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

/** No cache keeps a private photo, and none keeps a public one for long: it may be hidden or deleted. */
const audienceHeaders: Readonly<Record<PhotoAudience, Readonly<Record<string, string>>>> = {
  public: { 'Cache-Control': 'public, max-age=3600' },
  private: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
}

/** The response with a photo that a customer sent. No browser takes it for something else. */
export function photoResponse(
  { bytes, format }: Pick<NewPicture, 'bytes' | 'format'>,
  audience: PhotoAudience,
): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: { 'Content-Type': types[format], 'X-Content-Type-Options': 'nosniff', ...audienceHeaders[audience] },
  })
}
