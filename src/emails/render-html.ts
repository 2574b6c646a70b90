import { directionOf, type Locale } from '#domain/locale.ts'
import { isolate } from '#messages/isolate.ts'
import type { BillLine, Block, EmailContent, WrittenIn } from './email-content.ts'
import { attributesOf, readLanguageTag } from './local-text.ts'

/** Mail programs support tables and inline styles only; the colors are those of `web/app.css`. */
const limestone = '#fbf7f0'
const sand = '#ede3d3'
const ink = '#1e2a38'
const inkSoft = '#55606e'
const door = '#1f4e86'
const clay = '#a8461f'

/** Mail programs load no fonts: those of the pages where they are installed, else fonts that have the letters. */
const typefaces = {
  ltr: {
    plain: "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif",
    display: "font-family:Fraunces,Georgia,'Times New Roman',serif",
  },
  rtl: {
    plain: "font-family:'Noto Sans Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif",
    display: "font-family:'Noto Naskh Arabic','Geeza Pro','Traditional Arabic',Tahoma,serif",
  },
}

/** What surrounds the content of every email. */
export interface EmailLayout {
  /** The name of the shop in the script of the email, then in the other one. */
  readonly shopNames: readonly string[]
  readonly shopNameInArabic: string
  readonly footer: readonly string[]
}

/** What depends on the direction of the language. Mail programs do not know the logical properties of CSS. */
interface Side {
  readonly direction: 'ltr' | 'rtl'
  readonly start: 'left' | 'right'
  readonly end: 'left' | 'right'
  readonly plain: string
  readonly display: string
}

function sideOf(locale: Locale): Side {
  const direction = directionOf(locale)
  const [start, end] = direction === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return { direction, start, end, ...typefaces[direction] }
}

/** Renders an email as an HTML document with one column, at most 600 pixels wide. */
export function renderHtml(email: EmailContent, page: EmailLayout): string {
  const { locale, subject, heading, headingLanguage, blocks } = email
  const side = sideOf(locale)
  const { direction, start, plain, display } = side
  // Some mail programs drop the outermost elements with their attributes.
  const language = `lang="${locale}" dir="${direction}"`
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body ${language} style="margin:0;padding:0;background:${limestone};color:${ink};${plain};font-size:16px;line-height:1.55">
<table role="presentation" ${language} width="100%" cellpadding="0" cellspacing="0" style="background:${limestone};${plain}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:${start}">
<tr><td style="padding:0 8px 16px;${display};font-size:22px;color:${door}">${shopNamesHtml(page)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${sand};border-top:4px solid ${door};border-radius:14px;padding:28px 24px">
<h1${languageOf(headingLanguage)} style="margin:0 0 16px;${display};font-weight:600;font-size:27px;line-height:1.2;text-align:${start}">${inline(heading)}</h1>
${blocks.map((block) => htmlOf(block, side)).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;color:${inkSoft};font-size:13px">${page.footer.map(inline).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function shopNamesHtml({ shopNames, shopNameInArabic }: EmailLayout): string {
  return shopNames
    .map((name, index) => {
      const style = index > 0 ? ` style="color:${inkSoft};font-size:18px"` : ''
      return name === shopNameInArabic
        ? `<span lang="ar" dir="rtl"${style}>${escaped(name)}</span>`
        : `<bdi dir="ltr"${style}>${escaped(name)}</bdi>`
    })
    .join(' ')
}

function htmlOf(block: Block, side: Side): string {
  const { start, display } = side
  if ('paragraph' in block)
    return `<p${languageOf(block.language)} style="margin:0 0 16px;text-align:${start}">${inline(block.paragraph).replaceAll('\n', '<br>')}</p>`
  if ('heading' in block)
    return `<h2${languageOf(block.language)} style="margin:28px 0 8px;${display};font-weight:600;font-size:19px;text-align:${start}">${inline(block.heading)}</h2>`
  if ('quote' in block)
    return `<blockquote dir="auto" style="margin:0 0 16px;padding:12px 16px;background:${limestone};border-${start}:3px solid ${sand};text-align:${start};overflow-wrap:anywhere">${inline(block.quote)}</blockquote>`
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 6px">${inline(item)}</li>`)
    return `<ul style="margin:0 0 16px;padding:0;padding-${start}:20px;color:${inkSoft};font-size:14px">${items.join('')}</ul>`
  }
  if ('facts' in block) return table(block.facts.map((fact) => factRow(fact, side)))
  if ('bill' in block)
    return table([
      ...block.bill.map((line) => billRow(line, side)),
      ...block.sums.map((sum, index) => sumRow(sum, index === block.sums.length - 1, side)),
    ])
  if ('button' in block) return button(block.button, block.url)
  const link = block.link
    ? ` <a href="${escaped(block.link.url)}" style="color:${door}">${inline(block.link.text)}</a>`
    : ''
  return `<p style="margin:0 0 12px;color:${inkSoft};font-size:14px">${inline(block.smallPrint)}${link}</p>`
}

function languageOf(language: WrittenIn | undefined): string {
  if (language === undefined) return ''
  return language === 'unknown' ? ' dir="auto"' : attributesOf(language)
}

function button(text: string, url: string): string {
  const style = `display:inline-block;padding:13px 26px;border-radius:999px;background:${clay};color:#ffffff;font-weight:600;text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="${style}">${inline(text)}</a></p>`
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

function factRow([name, value]: readonly [string, string], { direction, start, end }: Side): string {
  return `<tr><th scope="row" align="${start}" style="padding:5px 0;padding-${end}:16px;width:90px;text-align:${start};vertical-align:top;font-weight:400;color:${inkSoft}">${inline(name)}</th><td style="padding:5px 0;overflow-wrap:anywhere">${inline(isolate(direction, value))}</td></tr>`
}

/** Three cells: an optional picture, the text, the amount. */
function billRow({ text, choice, picture, amount }: BillLine, { direction, start, end }: Side): string {
  const small = choice ? `<br><span style="color:${inkSoft};font-size:14px">${inline(choice)}</span>` : ''
  const image = picture
    ? `<img src="${escaped(picture)}" alt="" width="48" height="60" style="display:block;border-radius:6px;background:${sand};object-fit:cover">`
    : ''
  return `<tr><td style="padding:10px 0;padding-${end}:${image ? 12 : 0}px;width:${image ? 48 : 0}px;border-bottom:1px solid ${sand}">${image}</td><td style="padding:10px 0;border-bottom:1px solid ${sand}">${inline(text)}${small}</td><td align="${end}" style="padding:10px 0;padding-${start}:16px;border-bottom:1px solid ${sand};text-align:${end};vertical-align:top;white-space:nowrap">${inline(isolate(direction, amount))}</td></tr>`
}

function sumRow([name, amount]: readonly [string, string], isTotal: boolean, { direction, end }: Side): string {
  const style = isTotal ? 'padding:10px 0;font-weight:700' : `padding:8px 0 0;color:${inkSoft}`
  return `<tr><td colspan="2" style="${style}">${inline(name)}</td><td align="${end}" style="${style};text-align:${end};white-space:nowrap">${inline(isolate(direction, amount))}</td></tr>`
}

/**
 * Escapes a text, and replaces pairs of isolating marks by markup, which more mail programs know. The numbers of orders
 * and returns do not break over lines.
 */
function inline(text: string): string {
  const unbroken = '<span style="white-space:nowrap">$&</span>'
  return withIsolates(escaped(text)).replace(/\bH-[0-9A-Z]{4}-[0-9A-Z]{4}(-R\d+)?\b/g, unbroken)
}

/** From the innermost pair outwards. */
function withIsolates(text: string): string {
  const html = text.replace(/\u2068([^\u2068\u2069]*)\u2069/gu, (_, isolated: string) => {
    const { attributes, text } = readLanguageTag(isolated)
    return `<bdi${attributes}>${text}</bdi>`
  })
  return html === text ? html : withIsolates(html)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
