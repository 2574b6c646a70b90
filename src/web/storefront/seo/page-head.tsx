import { useLocation } from 'react-router'
import { type Picture, socialName, socialPicture } from '#domain/catalog/pictures/picture.ts'
import { languages } from '#domain/locale.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { locale } from '#page-messages/locale.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { useRootData } from '#web/root-data.ts'
import { formatPageTitle } from '#web/text/format.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { alternatesOf } from './alternates.ts'
import { usePublicPageUrl, usePublicUrl } from './use-public-url.ts'

interface PageHeadProps {
  /** Title without the shop's name, which is appended. Absent on the home page. */
  readonly title?: string
  readonly description: string
  /** Canonical path and query; default is the current path without its query. */
  readonly canonical?: string
  /** Picture for link previews; its default text is the title. */
  readonly picture?: Pick<Picture, 'fileName' | 'alt'> | undefined
  /** For link previews, in place of the title. */
  readonly sharedTitle?: string
  readonly type?: 'website' | 'product' | 'article'
  /** Whether search engines must not list the page; they may follow its links. */
  readonly isUnlisted?: boolean
}

/** Title and meta data of the page for search engines and link previews. React moves them into the head. */
export function PageHead({
  title,
  description,
  canonical,
  picture,
  sharedTitle,
  type = 'website',
  isUnlisted = false,
}: PageHeadProps) {
  const shopProfile = useShopProfile()
  const { pathname } = useLocation()
  const publicUrl = usePublicUrl()
  const path = canonical ?? pathname
  const fullTitle = title
    ? formatPageTitle(title, shopProfile.name)
    : common.homeTitle(shopProfile.name, shopProfile.tagline)
  const url = usePublicPageUrl()(path)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!isUnlisted && <AlternateLanguages path={path} />}
      <meta property="og:site_name" content={shopProfile.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={sharedTitle ?? fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={languages[locale].intlTag.replace('-', '_')} />
      {picture && (
        <PreviewPicture url={publicUrl + picturePath(socialName(picture.fileName))} alt={picture.alt || fullTitle} />
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  )
}

function AlternateLanguages({ path }: { path: string }) {
  const rootData = useRootData()
  if (!rootData) return
  return alternatesOf(path, rootData).map(({ hrefLang, url }) => (
    <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={url} />
  ))
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
