import type { z } from 'zod'
import type { FieldError } from './contract/problems.ts'
import { Problem } from './problem.ts'

/** Bounds the response: a body full of errors would otherwise get a larger response. */
const maxErrors = 50

/** Parses input by a schema. Throws a Problem that names every invalid field. */
export function valid<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: issueMessage })
  if (result.success) return result.data
  throw invalidFields(result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}

export function invalidFields(errors: readonly FieldError[]): Problem {
  const named = errors.slice(0, maxErrors)
  const paths = [...new Set(named.map((error) => error.path || 'the whole body'))]
  return new Problem('invalid-fields', `Please correct: ${paths.join(', ')}.`, { errors: named })
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
}

type Issue = z.core.$ZodRawIssue

/** Messages for issues whose schema has no message of its own. */
function issueMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${typeNames[issue.expected] ?? issue.expected}`
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
