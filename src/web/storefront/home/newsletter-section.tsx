import { newsletterFormMessages as messages } from '#page-messages/newsletter-form.ts'
import { NewsletterForm } from '#web/storefront/newsletter/newsletter-form.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'

export default function NewsletterSection() {
  return (
    <section aria-labelledby="home-newsletter" className="page mt-14 text-center sm:mt-28">
      <ZelligeBand className="mx-auto h-3 max-w-48 text-door/45" />
      <h2 id="home-newsletter" className="mt-9 text-3xl sm:text-4xl">
        {messages.homeHeading}
      </h2>
      <p className="mx-auto mt-4 max-w-lg text-balance text-ink-soft">{messages.homeText}</p>
      <div className="mx-auto mt-7 max-w-md text-start">
        <NewsletterForm />
      </div>
    </section>
  )
}
