/** How a maker pays taxes. `none`: not registered; `flat-rate`: forfaitaire; `real`: by the books. */
export const taxStatuses = ['none', 'auto-entrepreneur', 'flat-rate', 'real'] as const

export type TaxStatus = (typeof taxStatuses)[number]
