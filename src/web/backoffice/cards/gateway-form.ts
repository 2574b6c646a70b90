import {
  maxGatewayFee,
  maxGatewayKeyLength,
  maxGatewayUrlLength,
  maxWalletIdLength,
} from '#domain/card-payments/payment-gateway.ts'
import { millimes } from '#domain/money.ts'
import { checkbox, feeUpTo, percentage, plainLine, required, withDefault } from '#web/forms/codec.ts'

/** The fields of the payment gateway. The key is never shown again; without one that was typed, the saved one stays. */
export const gatewayForm = {
  isOn: checkbox,
  walletId: required(plainLine(maxWalletIdLength)),
  key: plainLine(maxGatewayKeyLength),
  /** Empty: that of the gateway. */
  baseUrl: plainLine(maxGatewayUrlLength),
  feeBasisPoints: percentage,
  fee: withDefault(feeUpTo(maxGatewayFee), millimes(0)),
  paidNeedsNoCall: checkbox,
}
