import { useLocation } from 'react-router'
import { type Picture, socialPicture } from '#domain/catalog/pictures/picture.ts'
import { socialPicturePath } from '#web/paths/picture-paths.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { usePublicUrl } from './use-public-url.ts'

interface PageHeadProps {
  /** Title without the shop's name, which is appended. Absent on the home page. */
  readonly title?: string
  readonly description: string
  /** Canonical path and query; default is the current path without its query. */
  readonly canonical?: string
  /** Picture for link previews; its default text is the title. */
  readonly picture?: Pick<Picture, 'fileName' | 'alt'> | undefined
  readonly type?: 'website' | 'product' | 'article'
  readonly isPrivate?: boolean
}

/** Title and meta data of the page for search engines and link previews. React moves them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  picture,
  type = 'website',
  isPrivate = false,
}: PageHeadProps) {
  const shopProfile = useShopProfile()
  const { pathname } = useLocation()
  const publicUrl = usePublicUrl()
  const fullTitle = title ? `${title} · ${shopProfile.name}` : `${shopProfile.name}: ${shopProfile.tagline}`
  const url = publicUrl + (canonical ?? pathname)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={shopProfile.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && (
        <PreviewPicture url={publicUrl + socialPicturePath(picture.fileName)} alt={picture.alt || fullTitle} />
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function PreviewPicture({ url, alt }: { url: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  )
}
