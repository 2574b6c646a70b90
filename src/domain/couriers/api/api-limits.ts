/** Characters. */
export const maxApiTokenLength = 500
export const maxApiUrlLength = 200
export const maxBarcodeLength = 60
