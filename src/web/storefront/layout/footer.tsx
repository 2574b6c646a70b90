import { formatPhone } from '#domain/phone.ts'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'
import { footerMessages as footer } from '#page-messages/footer.ts'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import {
  aboutPath,
  contactPath,
  homePath,
  pricingPath,
  shopPath,
  storesPath,
  trackPath,
} from '#web/paths/storefront-paths.ts'
import { NewsletterForm } from '#web/storefront/newsletter/newsletter-form.tsx'
import { LocalText, languageProps } from '#web/text/local-text.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { LanguageLinks } from './language-links.tsx'

export default function Footer() {
  const shopProfile = useShopProfile()
  const { name, otherName, nameInArabic } = shopProfile
  const quickLinks = [
    { name: navigation.home, path: homePath() },
    { name: navigation.shop, path: shopPath() },
    { name: navigation.about, path: aboutPath() },
    { name: navigation.contact, path: contactPath() },
  ]
  const makerLinks = [
    { name: navigation.makers, path: storesPath() },
    { name: navigation.subscriptions, path: pricingPath() },
  ]
  return (
    <footer className="mt-14 bg-ink text-sand sm:mt-20">
      <ZelligeBand className="h-5 text-saffron/55" />
      <div className="page grid grid-cols-1 gap-5 py-6 sm:grid-cols-2 sm:gap-10 sm:py-14 lg:grid-cols-[1.4fr_1fr_0.7fr_1.4fr]">
        <div className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center">
          <p className="font-display font-semibold text-3xl text-limestone">
            <bdi>{name}</bdi>{' '}
            {otherName && (
              <bdi
                lang={otherName === nameInArabic ? 'ar' : undefined}
                className="ms-1 font-normal text-sand/80 text-xl"
              >
                {otherName}
              </bdi>
            )}
          </p>
          <p
            dir="auto"
            {...languageProps(shopProfile.languageOf?.tagline)}
            className="align-with-page max-sm:order-1 max-sm:col-span-2 max-sm:text-sm sm:mt-3 sm:max-w-xs sm:text-balance"
          >
            {shopProfile.tagline}
          </p>
          <p className="flex gap-3 sm:mt-5">
            {shopProfile.facebookUrl && (
              <NetworkLink url={shopProfile.facebookUrl} icon="facebook" name={footer.facebook(shopProfile.name)} />
            )}
            {shopProfile.instagramUrl && (
              <NetworkLink url={shopProfile.instagramUrl} icon="instagram" name={footer.instagram(shopProfile.name)} />
            )}
          </p>
        </div>
        <section aria-labelledby="footer-contact">
          <FooterHeading id="footer-contact">{footer.contact}</FooterHeading>
          <ContactDetails />
          <PageLink
            to={trackPath()}
            className="flex min-h-11 items-center gap-3 hover:text-limestone hover:underline underline-offset-4"
          >
            <Icon name="parcel" />
            {footer.trackOrder}
          </PageLink>
        </section>
        <nav
          aria-labelledby="footer-links"
          className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-5"
        >
          <div>
            <FooterHeading id="footer-links">{footer.quickLinks}</FooterHeading>
            <FooterLinks links={quickLinks} labelledBy="footer-links" />
          </div>
          <div className="sm:mt-6">
            <FooterHeading id="footer-makers">{footer.forMakers}</FooterHeading>
            <FooterLinks links={makerLinks} labelledBy="footer-makers" />
          </div>
        </nav>
        <section aria-labelledby="footer-newsletter">
          <FooterHeading id="footer-newsletter">{footer.newsletter}</FooterHeading>
          <p className="my-2 max-sm:text-sm sm:my-3">{footer.newsletterText}</p>
          <NewsletterForm tone="dark" />
        </section>
      </div>
      <div className="page flex flex-wrap items-center justify-center gap-x-8 border-sand/15 border-t py-1 text-sm sm:py-3">
        <p>{footer.copyright(siteConstants.copyrightYear, shopProfile.name)}</p>
        <nav aria-label={footer.languages}>
          <LanguageLinks
            className="flex flex-wrap gap-x-5"
            linkClass="flex min-h-11 items-center hover:underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-limestone"
          />
        </nav>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  readonly links: readonly { readonly name: string; readonly path: string }[]
  readonly labelledBy: string
}

function FooterLinks({ links, labelledBy }: FooterLinksProps) {
  return (
    <ul aria-labelledby={labelledBy} className="grid grid-flow-col grid-rows-2 gap-x-6 sm:mt-2 sm:block">
      {links.map((link) => (
        <li key={link.path}>
          <PageLink
            to={link.path}
            className="flex min-h-11 items-center hover:text-limestone hover:underline underline-offset-4 sm:min-h-10"
          >
            {link.name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function NetworkLink({ url, icon, name }: { url: string; icon: IconName; name: string }) {
  return (
    <a href={url} rel="noopener" aria-label={name} className="icon-button border border-sand/40 hover:bg-sand/10">
      <Icon name={icon} />
    </a>
  )
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="font-display text-lg text-limestone">
      {children}
    </h2>
  )
}

function ContactDetails() {
  const shopProfile = useShopProfile()
  const { street, postalCode, city, languageOf } = shopProfile
  return (
    <address className="mt-1.5 not-italic max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 sm:mt-3">
      <p className="flex gap-3 max-sm:w-full sm:mb-1.5">
        <Icon name="pin" className="mt-0.5 size-5" />
        <span>
          <LocalText text={street} language={languageOf?.street} />
          <br />
          <LocalText text={`${postalCode} ${city}`} language={languageOf?.city} />
        </span>
      </p>
      <a href={`tel:${shopProfile.phone}`} className="flex min-h-11 items-center gap-3 hover:text-limestone">
        <Icon name="phone" />
        <span dir="ltr">{formatPhone(shopProfile.phone)}</span>
      </a>
      <a href={`mailto:${shopProfile.email}`} className="flex min-h-11 items-center gap-3 hover:text-limestone">
        <Icon name="mail" />
        {shopProfile.email}
      </a>
    </address>
  )
}
