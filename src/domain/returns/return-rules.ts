import { defaultPromises } from '#domain/sale-terms/sale-terms.ts'

/** What an owner sets of returns. A bill may change what the law 2000-83 says, so its delays are settings too. */
export interface ReturnRules {
  /** Working days after the receipt in which a customer may withdraw. */
  readonly withdrawalDays: number
  /** Working days after the pieces came back in which the shop refunds. */
  readonly refundDays: number
}

export const defaultReturnRules: ReturnRules = {
  withdrawalDays: defaultPromises.withdrawalDays,
  refundDays: defaultPromises.refundDays,
}

export const maxReturnDays = 60
