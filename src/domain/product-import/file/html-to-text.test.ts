import assert from 'node:assert/strict'
import { test } from 'node:test'
import { htmlToText } from './html-to-text.ts'

test('paragraphs, lines and lists stay, and what nobody reads goes', () => {
  const html = `<style>p { color: red }</style><p>Tiss&eacute; <b>à la
    main</b>.<br>En laine.</p>\n<script>alert(1)</script><ul><li>30 cm</li>\n<li>Lavable &amp; doux</li></ul><div>Fin</div>`
  assert.equal(htmlToText(html), 'Tissé à la main.\nEn laine.\n\n• 30 cm\n• Lavable & doux\n\nFin')
  assert.equal(
    htmlToText('<table><tr><td>Taille</td><td>M</td></tr><tr><td>Poids</td><td>2</td></tr></table>'),
    'Taille M\nPoids 2',
  )
})

test('line breaks of the source count where HTML has none of its own, and in files of WooCommerce', () => {
  assert.equal(htmlToText('Une\nligne <em>et</em>\n\nune autre'), 'Une\nligne et\n\nune autre')
  assert.equal(htmlToText('<p>Une\nligne</p>'), 'Une ligne')
  assert.equal(htmlToText('Une\n\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>', { keepsBreaks: true }), 'Une\n\n• a\n• b')
})

test('text without markup stays as it is', () => {
  assert.equal(htmlToText('1 < 2 & 3 > 2\n5 <3'), '1 < 2 & 3 > 2\n5 <3')
  assert.equal(htmlToText('Fait main ©'), 'Fait main ©')
})

test('entities do not become tags, and unfinished or endless markup is read as far as it goes', () => {
  assert.equal(htmlToText('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'), '<script>alert(1)</script>')
  assert.equal(htmlToText('<p>Bol <b>bleu'), 'Bol bleu')
  assert.equal(htmlToText(`<p>Bol</p>${'<div>'.repeat(20_000)}caché`), 'Bol')
  assert.equal(htmlToText('<p>a&#xD800;b&#0;c</p>'), 'a\ufffdb\ufffdc')
})
