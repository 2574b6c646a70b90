/** Most characters of the texts that people send, whether in a form or through the API. */
export const maxSearchLength = 200
export const maxBannerTextLength = 200
export const maxPersonNameLength = 120
/** As typed, with spaces and any prefix. */
export const maxPhoneTextLength = 200
export const maxAddressLength = 300
export const maxCityLength = 200
export const maxContactMessageLength = 5000
export const maxProjectLength = 200
export const maxPlanDescriptionLength = 5000
