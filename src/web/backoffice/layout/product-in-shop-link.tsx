import { Link } from 'react-router'
import { productPath } from '#web/paths/storefront-paths.ts'

interface ProductInShopLinkProps {
  readonly productId: number
  readonly name: string
  readonly className?: string
}

/** The name of a product, which opens its page of the shop in another tab. */
export function ProductInShopLink({ productId, name, className }: ProductInShopLinkProps) {
  return (
    <Link
      reloadDocument
      to={productPath(productId)}
      target="_blank"
      rel="noreferrer"
      className={`text-door underline ${className ?? ''}`}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}
