/** A setting that cannot be used, in one line for the operator. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}
