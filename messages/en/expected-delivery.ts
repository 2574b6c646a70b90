import { isolate } from '../isolate.ts'

export const expectedDeliveryMessages = {
  expected: (day: string) => `Expected on ${day}.`,
  late: (day: string) => `It was expected on ${day}. We are sorry for the delay: write to us here, or call us.`,
  courier: (name: string) => `Courier: ${isolate('ltr', name)}.`,
}
