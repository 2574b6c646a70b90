import { orderReturnMessages as texts } from '#page-messages/order-returns.ts'
import { orderReturnsPath } from '#web/paths/order-return-paths.ts'
import { PageButton } from '#web/ui/page-link.tsx'

/** From the page of a delivered order to its returns. */
export default function ReturnLink({ token }: { token: string }) {
  return (
    <section className="card p-6 print:hidden">
      <p>{texts.linkText}</p>
      <PageButton to={orderReturnsPath(token)} variant="outline" className="mt-3 w-full">
        {texts.link}
      </PageButton>
    </section>
  )
}
