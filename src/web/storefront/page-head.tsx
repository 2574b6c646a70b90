import { useLocation } from 'react-router'
import { useHouse } from '../use-house.ts'
import { usePublicUrl } from './public-url.ts'

interface PageHeadProps {
  /** Without the name of the shop, which follows it. Absent on the home page. */
  readonly title?: string
  readonly description: string
  /** Path and query that stand for this page; absent means the present path without its query. */
  readonly canonical?: string
  /** Path of the picture that links elsewhere show. */
  readonly picture?: string | undefined
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
      {picture && <meta property="og:image" content={publicUrl + picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}
