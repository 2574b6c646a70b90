import type { z } from 'zod'
import type { FieldError } from './contract/problems.ts'
import { Problem } from './problem.ts'

/** A body of nothing but mistakes would otherwise be answered with more bytes than it came with. */
const mostErrors = 50

/** The input as the schema reads it, or a refusal that names every wrong field. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: wording })
  if (result.success) return result.data
  throw invalidFields(result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}

export function invalidFields(errors: readonly FieldError[]): Problem {
  const named = errors.slice(0, mostErrors)
  const paths = [...new Set(named.map((error) => error.path || 'the whole body'))]
  return new Problem('invalid-fields', `Please correct: ${paths.join(', ')}.`, { errors: named })
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
}

type Issue = z.core.$ZodRawIssue

/** Plain words for what schemas refuse, where the schema has none of its own. */
function wording(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of: ${issue.values.join(', ')}`
    case 'too_small':
      return `must ${limit('at least', Number(issue.minimum), issue.origin)}`
    case 'too_big':
      return `must ${limit('at most', Number(issue.maximum), issue.origin)}`
    default:
      return undefined
  }
}

function limit(bound: string, amount: number, origin: string): string {
  if (origin === 'string') return `have ${bound} ${amount} ${amount === 1 ? 'character' : 'characters'}`
  if (origin === 'array') return `have ${bound} ${amount} ${amount === 1 ? 'entry' : 'entries'}`
  return `be ${bound} ${amount}`
}
