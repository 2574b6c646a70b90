import { useLocation } from 'react-router'
import { type Picture, socialPicture, socialPictureUrl } from '#domain/catalog/picture.ts'
import { useHouse } from '../use-house.ts'
import { usePublicUrl } from './public-url.ts'

interface PageHeadProps {
  /** Without the name of the shop, which follows it. Absent on the home page. */
  readonly title?: string
  readonly description: string
  /** Path and query that stand for this page; absent means the present path without its query. */
  readonly canonical?: string
  /** What previews of links to this page show; without words of its own it is told by the title. */
  readonly picture?: Pick<Picture, 'fileName' | 'alt'> | undefined
  readonly type?: 'website' | 'product' | 'article'
  readonly isPrivate?: boolean
}

/** What the page says of itself to search engines and to whoever shows a link to it. React moves it into the head. */
export function PageHead({
  title,
  description,
  canonical,
  picture,
  type = 'website',
  isPrivate = false,
}: PageHeadProps) {
  const house = useHouse()
  const { pathname } = useLocation()
  const publicUrl = usePublicUrl()
  const fullTitle = title ? `${title} · ${house.name}` : `${house.name}: ${house.tagline}`
  const url = publicUrl + (canonical ?? pathname)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={house.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && (
        <PreviewPicture url={publicUrl + socialPictureUrl(picture.fileName)} alt={picture.alt || fullTitle} />
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
