import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { sharingMessages as messages } from '#page-messages/sharing.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { QrCodeSvg } from '#web/ui/qr-code/qr-code-svg.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Sharing } from './read-sharing.ts'
import './share-panels.css'

/** The papers of the sheet: a card for a table, and a sheet for a wall. */
export const papers = ['a6', 'a4'] as const

export type Paper = (typeof papers)[number]

/** The link of a store or a collection, to be copied. */
export function SharedLink({ url }: Pick<Sharing, 'url'>) {
  return (
    <>
      <p dir="ltr" className="select-all break-all rounded-xl bg-sand/60 px-4 py-3 font-semibold rtl:text-end">
        {url}
      </p>
      <CopyButton text={url} label={messages.copyLink} copied={messages.copied} className="w-full" />
    </>
  )
}

/** HTML that shows the pieces on another site: a frame, or a list of links. */
export function EmbedPanel({ frame, list, embedUrl }: Pick<Sharing, 'frame' | 'list' | 'embedUrl'>) {
  return (
    <SharePanel title={messages.embed}>
      <p>{messages.embedText}</p>
      <Html name={messages.frame} html={frame} rows={4}>
        <a href={embedUrl} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-link">
          {messages.seeFrame}
        </a>
      </Html>
      <Html name={messages.list} html={list} rows={6} />
    </SharePanel>
  )
}

interface HtmlProps {
  readonly name: string
  readonly html: string
  readonly rows: number
  readonly children?: ReactNode
}

function Html({ name, html, rows, children }: HtmlProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {name}
      </label>
      <textarea
        id={id}
        readOnly
        dir="ltr"
        rows={rows}
        value={html}
        spellCheck={false}
        className="mt-1 w-full rounded-xl border border-ink/25 p-3 font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-x-4">
        <CopyButton text={html} label={messages.copyHtml} copied={messages.copied} />
        {children}
      </div>
    </div>
  )
}

interface SheetPanelProps {
  readonly sharing: Sharing
  readonly paper: Paper
  readonly pathOf: (paper: Paper) => string
}

/** A sheet with the code, to be printed for a market stall. Nothing else of its page is printed. */
export function SheetPanel({ sharing, paper, pathOf }: SheetPanelProps) {
  const { name, languageOf, line, shopName, address, code } = sharing
  return (
    <SharePanel title={messages.sheet}>
      <p>{messages.sheetText}</p>
      <nav aria-label={messages.paper} className="flex flex-wrap gap-2">
        {papers.map((one) => (
          <Link
            key={one}
            to={pathOf(one)}
            preventScrollReset
            aria-current={one === paper ? 'page' : undefined}
            className="grid min-h-11 place-items-center rounded-full border border-door/35 px-4 font-semibold text-door hover:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
          >
            {messages.papers[one]}
          </Link>
        ))}
      </nav>
      <div className="market-sheet" data-paper={paper}>
        <div>
          <p className="font-display font-semibold text-[1.4em] text-door">
            <bdi>{shopName}</bdi>
          </p>
          <ZelligeBand className="h-[0.9em] text-door/50" />
          <p className="wrap-anywhere font-display font-semibold text-[2.2em] leading-tight">
            <LocalText text={name} language={languageOf?.name} />
          </p>
          {line && <p>{line}</p>}
          <div className="w-[68%]">
            <QrCodeSvg code={code} label={messages.code(name)} />
          </div>
          <p className="font-semibold text-[1.15em]">{messages.scan}</p>
          <p dir="ltr" className="wrap-anywhere">
            {address}
          </p>
        </div>
      </div>
      <Button data-print onClick={() => window.print()} variant="secondary" className="w-full noscript:hidden">
        {messages.print}
      </Button>
    </SharePanel>
  )
}

/** A part of a page that shares something, in the office and the studio. */
export function SharePanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel space-y-4 p-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}
