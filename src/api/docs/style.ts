import { raw } from 'hono/html'

/** The shop's colors, and one column that fits a phone. */
export const style = raw(`
:root { --limestone: #fbf7f0; --sand: #ede3d3; --ink: #1e2a38; --blue: #1f4e86; --clay: #a8461f; --olive: #4f5b26; --saffron: #d99e2b }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-block-start: 1rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; background: var(--limestone); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
header { background: var(--blue); color: var(--limestone); padding: 3rem 1rem 2.25rem; border-block-end: .375rem solid var(--saffron) }
header > *, main { max-width: 56rem; margin-inline: auto }
main { box-sizing: content-box }
main { padding: 0 1rem 5rem }
h1, h2, h3 { font-family: Fraunces, Georgia, serif; line-height: 1.2; text-wrap: balance }
h1 { font-size: clamp(2rem, 8vw, 3rem); margin-block: 0 .75rem }
h2 { font-size: 1.75rem; margin-block: 3.5rem 1rem }
h3 { font-size: 1.25rem; margin: 0 }
h3 code { font-size: 1rem; font-weight: 700 }
h4 { font-size: .875rem; margin-block: 1.5rem .5rem; color: var(--clay) }
p { margin-block: .5rem }
a { color: var(--blue); text-underline-offset: .2em }
header a { color: inherit }
:focus-visible { outline: .1875rem solid var(--saffron); outline-offset: .1875rem }
code, pre { font: .875rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace }
nav ul { columns: 17rem; column-gap: 2rem; padding: 0; margin: 0; list-style: none }
nav li { break-inside: avoid; padding-block: .375rem }
nav a { display: flex; gap: .75rem; text-decoration: none }
nav a:hover code { text-decoration: underline }
article { background: #fff; border: 1px solid var(--sand); border-radius: 1rem; padding: 1.25rem; margin-block: 1.25rem }
article:target { border-color: var(--saffron); box-shadow: 0 0 0 .125rem var(--saffron) }
.call { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; margin-block-end: .5rem }
.method { font-weight: 700; font-size: .75rem; letter-spacing: .05em; color: #fff; background: var(--blue); border-radius: .375rem; padding: .125rem .5rem; align-self: center }
.method.post { background: var(--clay) }
dl { margin: 0 }
.field { border-block-start: 1px solid var(--sand); padding-block: .625rem }
.field dt { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: baseline }
.field dt code { font-weight: 700 }
.field dd { margin: 0 }
dd dl { margin-block-start: .5rem; padding-inline-start: 1rem; border-inline-start: .1875rem solid var(--sand) }
dd .field:first-child { border: 0 }
.type { font-size: .875rem; color: var(--olive) }
.required { font-size: .75rem; font-weight: 700; color: var(--clay) }
pre { background: var(--ink); color: var(--limestone); padding: 1rem; border-radius: .75rem; overflow-x: auto; white-space: pre-wrap }
@media (min-width: 48rem) { article { padding: 1.75rem } }
`)
