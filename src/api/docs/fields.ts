import { html } from 'hono/html'
import type { FieldRow } from './schemas.ts'

export type Markup = ReturnType<typeof html>

export const nothing = html``

/** Fields as a definition list: a table of four columns does not fit a phone. */
export function fieldList(title: string, rows: readonly FieldRow[]): Markup {
  if (rows.length === 0) return nothing
  return html`${title && html`<h4>${title}</h4>`}<dl>${rows.map(field)}</dl>`
}

function field({ name, type, component, isRequired, description }: FieldRow): Markup {
  return html`<div class="field">
    <dt>
      <code>${name}</code>
      <span class="type">${component === undefined ? type : componentLink(type, component)}</span>
      ${isRequired ? html`<span class="required">required</span>` : nothing}
    </dt>
    ${description ? html`<dd>${prose(description)}</dd>` : nothing}
  </div>`
}

/** A type with its component as a link. */
export function componentLink(type: string, component: string): Markup {
  const [before, after] = type.split(component)
  return html`${before}<a href="#${component}">${component}</a>${after}`
}

/** Text in which back quotes mark code. */
export function prose(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
