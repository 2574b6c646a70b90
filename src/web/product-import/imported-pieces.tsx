import { Link } from 'react-router'
import type { ImportedPiece } from '#domain/product-import/get-imports.ts'
import type { PieceState } from '#domain/product-import/product-import.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { describeNote, describeRefusal } from './describe-remarks.ts'
import type { ImportPaths } from './import-paths.ts'
import type { LoadedImport } from './load-import.ts'

interface ImportedPiecesProps {
  readonly found: LoadedImport
  readonly part: PieceState
  readonly paths: ImportPaths
}

/** A page of what an import has in one state, and links to the other ones. */
export function ImportedPieces({ found, part, paths }: ImportedPiecesProps) {
  const { parts, rows, newerThan, counts } = found
  const messages = productImportMessages
  return (
    <section id="pieces" className="scroll-mt-20 space-y-3">
      <nav aria-label={messages.imports} className="flex flex-wrap gap-2">
        {parts.map((name) => (
          <ButtonLink
            key={name}
            to={`${paths.part(name)}#pieces`}
            variant={name === part ? 'secondary' : 'outline'}
            aria-current={name === part ? 'page' : undefined}
          >
            {messages.parts[name]} {name !== 'refused' && `(${counts[name]})`}
          </ButtonLink>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="text-ink-soft">{messages.noneHere}</p>
      ) : (
        <ul className="panel divide-y divide-sand-deep">
          {rows.map((row) => (
            <li key={row.id} className="space-y-1 px-4 py-3">
              <PieceRow piece={row} paths={paths} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {newerThan !== undefined && (
          <ButtonLink to={`${paths.part(part, newerThan)}#pieces`} variant="outline">
            {messages.more}
          </ButtonLink>
        )}
        {part === 'refused' && (
          <a href={paths.file} download className={buttonClass('outline')}>
            {messages.download}
          </a>
        )}
      </div>
    </section>
  )
}

function PieceRow({ piece, paths }: { readonly piece: ImportedPiece; readonly paths: ImportPaths }) {
  const { name, lines, productId, pictures, price, notes, reasons } = piece
  const messages = productImportMessages
  const [first = 0] = lines
  const refused = pictures.flatMap(({ address, refusal }) => (refusal ? [{ address, refusal }] : []))
  const remarks = [
    ...reasons.map(describeRefusal),
    ...notes.map(describeNote),
    ...refused.map(({ address, refusal }) => messages.pictureRefused(address, messages.pictureRefusals[refusal])),
  ]
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {productId === undefined ? (
          <bdi className="wrap-anywhere me-auto font-semibold">{name}</bdi>
        ) : (
          <Link to={paths.piece(productId)} className="wrap-anywhere me-auto text-link">
            <bdi>{name}</bdi>
          </Link>
        )}
        <span className="text-ink-soft text-sm">
          {messages.lines(first, lines.at(-1) ?? first)}
          {price !== undefined && ` · ${formatPrice(price)}`}
          {pictures.length > 0 && ` · ${messages.pictureCount(pictures.length)}`}
        </span>
      </p>
      {remarks.map((remark) => (
        <p key={remark} className="wrap-anywhere text-clay-deep text-sm">
          {remark}
        </p>
      ))}
    </>
  )
}
