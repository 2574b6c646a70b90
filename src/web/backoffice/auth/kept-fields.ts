/** Fields that no page may hold: whoever sends the form again types them again. */
const secretFields = new Set(['password', 'repeated', 'presentPassword', 'token'])

/** The fields of a form that can be sent again, in their order, without secrets and files. */
export function keptFields(form: FormData): { readonly fields: [name: string, value: string][]; hasLostFile: boolean } {
  // Beside a password, `code` is a one-time code.
  const isSecret = (name: string) => secretFields.has(name) || (name === 'code' && form.has('presentPassword'))
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return {
    fields: fields.filter(([name]) => !isSecret(name)),
    hasLostFile: [...form.values()].some((value) => typeof value !== 'string' && value.size > 0),
  }
}
