import type { BillLine, Block, EmailContent } from './email-content.ts'

/** Mail programs support tables and inline styles only; the colors are those of `web/app.css`. */
const limestone = '#fbf7f0'
const sand = '#ede3d3'
const ink = '#1e2a38'
const inkSoft = '#55606e'
const door = '#1f4e86'
const clay = '#a8461f'
const plain = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const display = "font-family:Fraunces,Georgia,'Times New Roman',serif"

/** What surrounds the content of every email. */
export interface EmailLayout {
  readonly shopName: string
  readonly shopNameInArabic: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly footer: readonly string[]
}

/** Renders an email as an HTML document with one column, at most 600 pixels wide. */
export function renderHtml({ subject, heading, blocks }: EmailContent, page: EmailLayout): string {
  return `<!doctype html>
<html lang="${page.language}" dir="${page.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${limestone};color:${ink};${plain};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${limestone}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:start">
<tr><td style="padding:0 8px 16px;${display};font-size:22px;color:${door}">${escaped(page.shopName)} <span lang="ar" dir="rtl" style="color:${inkSoft};font-size:18px">${escaped(page.shopNameInArabic)}</span></td></tr>
<tr><td style="background:#ffffff;border:1px solid ${sand};border-top:4px solid ${door};border-radius:14px;padding:28px 24px">
<h1 style="margin:0 0 16px;${display};font-weight:600;font-size:27px;line-height:1.2">${escaped(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;color:${inkSoft};font-size:13px">${page.footer.map(escaped).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function htmlOf(block: Block): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${escaped(block.paragraph).replaceAll('\n', '<br>')}</p>`
  if ('heading' in block)
    return `<h2 style="margin:28px 0 8px;${display};font-weight:600;font-size:19px">${escaped(block.heading)}</h2>`
  if ('quote' in block)
    return `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${limestone};border-inline-start:3px solid ${sand};overflow-wrap:anywhere">${escaped(block.quote)}</blockquote>`
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 6px">${escaped(item)}</li>`)
    return `<ul style="margin:0 0 16px;padding-inline-start:20px;color:${inkSoft};font-size:14px">${items.join('')}</ul>`
  }
  if ('facts' in block) return table(block.facts.map(factRow))
  if ('bill' in block) return table([...block.bill.map(billRow), ...block.sums.map(sumRow)])
  if ('button' in block) return button(block.button, block.url)
  const link = block.link
    ? ` <a href="${escaped(block.link.url)}" style="color:${door}">${escaped(block.link.text)}</a>`
    : ''
  return `<p style="margin:0 0 12px;color:${inkSoft};font-size:14px">${escaped(block.smallPrint)}${link}</p>`
}

function button(text: string, url: string): string {
  const style = `display:inline-block;padding:13px 26px;border-radius:999px;background:${clay};color:#ffffff;font-weight:600;text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="${style}">${escaped(text)}</a></p>`
}

function table(rows: readonly string[]): string {
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

function factRow([name, value]: readonly [string, string]): string {
  return `<tr><th scope="row" align="start" style="padding:5px 0;padding-inline-end:16px;width:90px;text-align:start;vertical-align:top;font-weight:400;color:${inkSoft}">${escaped(name)}</th><td style="padding:5px 0;overflow-wrap:anywhere">${escaped(value)}</td></tr>`
}

/** Three cells: an optional picture, the text, the amount. */
function billRow({ text, choice, picture, amount }: BillLine): string {
  const small = choice ? `<br><span style="color:${inkSoft};font-size:14px">${escaped(choice)}</span>` : ''
  const image = picture
    ? `<img src="${escaped(picture)}" alt="" width="48" height="60" style="display:block;border-radius:6px;background:${sand};object-fit:cover">`
    : ''
  return `<tr><td style="padding:10px 0;padding-inline-end:${image ? 12 : 0}px;width:${image ? 48 : 0}px;border-bottom:1px solid ${sand}">${image}</td><td style="padding:10px 0;border-bottom:1px solid ${sand}">${escaped(text)}${small}</td><td style="padding:10px 0;padding-inline-start:16px;border-bottom:1px solid ${sand};text-align:end;vertical-align:top;white-space:nowrap">${escaped(amount)}</td></tr>`
}

function sumRow([name, amount]: readonly [string, string], index: number, sums: readonly unknown[]): string {
  const style = index === sums.length - 1 ? 'padding:10px 0;font-weight:700' : `padding:8px 0 0;color:${inkSoft}`
  return `<tr><td colspan="2" style="${style}">${escaped(name)}</td><td style="${style};text-align:end;white-space:nowrap">${escaped(amount)}</td></tr>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
