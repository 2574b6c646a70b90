import type { TestContext } from 'node:test'

/** The values before a test, by the names of the variables that it has set. */
const valuesBefore = new WeakMap<TestContext, Map<string, string | undefined>>()

/** Sets variables of this process's environment until the test ends. */
export function setEnvironment(t: TestContext, variables: Readonly<Record<string, string>>): void {
  const before = valuesBefore.get(t) ?? new Map<string, string | undefined>()
  if (!valuesBefore.has(t)) t.after(() => restore(before))
  valuesBefore.set(t, before)
  for (const name of Object.keys(variables)) if (!before.has(name)) before.set(name, process.env[name])
  Object.assign(process.env, variables)
}

function restore(values: ReadonlyMap<string, string | undefined>): void {
  for (const [name, value] of values) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
