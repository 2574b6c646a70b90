const orderOrReturnNumber = /(H-[0-9A-Z]{4}-[0-9A-Z]{4}(?:-R\d+)?)/

/** A text, or a number alone, whose numbers of orders and returns do not break over lines. */
export function OrderNumbers({ in: text }: { in: string }) {
  return text.split(orderOrReturnNumber).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <bdi key={position} className="whitespace-nowrap">
        {part}
      </bdi>
    ),
  )
}
