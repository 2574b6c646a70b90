import { directionOf } from '#domain/locale.ts'
import { PrintedText } from '#web/backoffice/orders/print/printed-text.tsx'
import { OrderNumbers } from '#web/order-numbers.tsx'
import type { PrintedSheet } from './printed-sheet.ts'

/** What the courier signs: the parcels with what is collected for each. */
export function HandoverSheet({ sheet }: { sheet: PrintedSheet }) {
  const { id, mainLocale, shopName, date, headings, rows, total } = sheet
  return (
    <article
      lang={mainLocale}
      dir={directionOf(mainLocale)}
      aria-label={`${id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
      tabIndex={0}
      className="paper slip-paper"
    >
      <header className="flex items-start justify-between gap-6 border-ink border-b-2 pb-3">
        <p className="font-display font-semibold text-2xl">
          <bdi>{shopName}</bdi>
        </p>
        <div className="text-end">
          <h2 className="text-xl">
            <PrintedText of={headings.sheet} />
          </h2>
          <p className="font-semibold tabular-nums">{id}</p>
          <p className="text-sm">{date}</p>
        </div>
      </header>
      <table className="mt-4 w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-ink border-b">
            <th className="py-1 text-start">
              <PrintedText of={headings.position} />
            </th>
            <th className="px-2 text-start">
              <PrintedText of={headings.number} />
            </th>
            <th className="px-2 text-start">
              <PrintedText of={headings.customer} />
            </th>
            <th className="px-2 text-start">
              <PrintedText of={headings.place} />
            </th>
            <th className="text-end">
              <PrintedText of={headings.amount} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, customerName, city, amount }, index) => (
            <tr key={id} className="break-inside-avoid border-ink/30 border-b">
              <td className="py-1.5">{index + 1}</td>
              <td className="whitespace-nowrap px-2 font-semibold">
                <OrderNumbers in={number} />
              </td>
              <td className="wrap-anywhere px-2">
                <bdi dir="auto">{customerName}</bdi>
              </td>
              <td className="wrap-anywhere px-2">
                <bdi dir="auto">{city}</bdi>
              </td>
              <td className="whitespace-nowrap text-end">
                <bdi>{amount}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold text-base">
            <td colSpan={4} className="pt-2">
              <PrintedText of={headings.sum} />
            </td>
            <td className="whitespace-nowrap pt-2 text-end">
              <bdi>{total}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      <div className="mt-8 break-inside-avoid">
        <p className="font-semibold">
          <PrintedText of={headings.taken} />
        </p>
        <div className="mt-2 h-[28mm] border border-ink p-2 text-xs">
          <PrintedText of={headings.signature} />
        </div>
      </div>
    </article>
  )
}
