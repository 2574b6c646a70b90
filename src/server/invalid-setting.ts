/** A setting is missing or invalid. The message is one line for the operator. */
export class InvalidSetting extends Error {
  override readonly name = 'InvalidSetting'
}
