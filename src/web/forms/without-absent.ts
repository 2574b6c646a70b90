/** Leaves out the fields whose value is undefined. */
export function withoutAbsent<Value extends object>(value: Value): WithoutAbsent<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as WithoutAbsent<Value>
}

type WithoutAbsent<Value> = {
  [Name in keyof Value as undefined extends Value[Name] ? never : Name]: Value[Name]
} & { [Name in keyof Value as undefined extends Value[Name] ? Name : never]?: Exclude<Value[Name], undefined> }
