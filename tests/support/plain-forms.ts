// Forms of rendered pages, read as a browser without script reads them.
import assert from 'node:assert/strict'

/** What is typed into a field or selected: several values for several checkboxes of a name. */
export type TypedValue = string | File | readonly (string | File)[]

/** A name with a value, as it is sent. */
export type FormField = [name: string, value: string | File]

interface Control {
  readonly name: string
  readonly value: string
  /** Whether it sends its value only while it is selected: a checkbox, a radio button, an option. */
  readonly isChoice: boolean
  readonly isSelected: boolean
  readonly isFile: boolean
}

interface PlainForm {
  readonly markup: string
  readonly action: string
  readonly method: string
  readonly isMultipart: boolean
  readonly fields: readonly Control[]
  readonly buttons: readonly {
    readonly text: string
    readonly name: string
    readonly value: string
    readonly action: string
  }[]
}

/** Returns the forms of a page with their fields and buttons, also those outside that name the form. */
export function formsIn(html: string): PlainForm[] {
  const outside = html.replaceAll(/<form\b[\s\S]*?<\/form>/g, '')
  return Array.from(html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g), ([markup]) => {
    const [tag = ''] = /<form\b[^>]*>/.exec(markup) ?? []
    const id = attribute(tag, 'id')
    const named =
      id === undefined
        ? ''
        : elementsOf(outside)
            .filter((one) => attribute(one, 'form') === id)
            .join('')
    const whole = markup + named
    return {
      markup: whole,
      action: attribute(tag, 'action') ?? '',
      method: (attribute(tag, 'method') ?? 'get').toLowerCase(),
      isMultipart: attribute(tag, 'enctype') === 'multipart/form-data',
      fields: elementsOf(whole).flatMap(controlsOf),
      buttons: Array.from(whole.matchAll(/<button\b[^>]*>[\s\S]*?<\/button>/g), ([button]) => button)
        .filter((button) => !isDisabled(button) && (attribute(button, 'type') ?? 'submit') === 'submit')
        .map((button) => ({
          text: textOf(button),
          name: attribute(button, 'name') ?? '',
          value: attribute(button, 'value') ?? '',
          action: attribute(button, 'formaction') ?? '',
        })),
    }
  })
}

/**
 * Returns what a form sends when these values are typed, by the names of fields. Throws if it has no such field or
 * option.
 */
export function submittedFields(fields: readonly Control[], typed: Readonly<Record<string, TypedValue>>): FormField[] {
  for (const name of Object.keys(typed))
    assert.ok(
      fields.some((field) => field.name === name),
      `no field ${name} among ${[...new Set(fields.map((field) => field.name))].join(', ')}`,
    )
  const untouched = fields.filter(({ name, isSelected }) => isSelected && !(name in typed))
  const entered = Object.entries(typed).flatMap(([name, value]) => {
    const ofName = fields.filter((field) => field.name === name)
    return (Array.isArray(value) ? value : [value]).map((value: string | File): FormField => {
      const isThere = ofName.some((field) => !field.isChoice || field.value === value)
      assert.ok(isThere, `no option ${value} of ${name} among ${ofName.map((field) => field.value).join(', ')}`)
      return [name, value]
    })
  })
  return [
    ...untouched.map(({ name, value, isFile }): FormField => [name, isFile ? new File([], '') : value]),
    ...entered,
  ]
}

/** The text of markup in one line, without tags, scripts and what is only for screens without script. */
export function textOf(markup: string): string {
  const text = markup
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:span|b|i|em|strong|bdi|a|time|data|abbr|svg|path)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
  return unescaped(text).replaceAll(/\s+/g, ' ').trim()
}

function elementsOf(markup: string): string[] {
  return markup.match(/<(select|textarea|button)\b[\s\S]*?<\/\1>|<input\b[^>]*>/g) ?? []
}

function controlsOf(element: string): Control[] {
  const name = attribute(element, 'name')
  if (name === undefined || isDisabled(element) || element.startsWith('<button')) return []
  const field = { name, isChoice: false, isSelected: true, isFile: false }
  if (element.startsWith('<textarea')) {
    const [, text = ''] = /^<textarea\b[^>]*>\n?([\s\S]*)<\/textarea>$/.exec(element) ?? []
    return [{ ...field, value: unescaped(text) }]
  }
  if (element.startsWith('<select'))
    return optionsOf(element).map((option) => ({ ...field, ...option, isChoice: true }))
  const type = attribute(element, 'type') ?? 'text'
  if (type === 'file') return [{ ...field, value: '', isFile: true }]
  if (type !== 'checkbox' && type !== 'radio') return [{ ...field, value: attribute(element, 'value') ?? '' }]
  const isSelected = attribute(element, 'checked') !== undefined
  return [{ ...field, value: attribute(element, 'value') ?? 'on', isChoice: true, isSelected }]
}

/** The options of a select; the first one is selected where none says so. */
function optionsOf(select: string): { readonly value: string; readonly isSelected: boolean }[] {
  const options = Array.from(select.matchAll(/<option\b[^>]*>([\s\S]*?)<\/option>/g), ([option, text = '']) => ({
    value: attribute(option, 'value') ?? textOf(text),
    isSelected: attribute(option, 'selected') !== undefined,
  }))
  const isDecided = options.some(({ isSelected }) => isSelected)
  return options.map((option, place) => (isDecided ? option : { ...option, isSelected: place === 0 }))
}

function isDisabled(element: string): boolean {
  return attribute(element, 'disabled') !== undefined
}

/** The value of an attribute of an element's own tag; undefined if it has none. */
function attribute(element: string, name: string): string | undefined {
  const [tag = ''] = /^<[^>]*>/.exec(element) ?? []
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)
  return found ? unescaped(found[1] ?? '') : undefined
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

function unescaped(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
