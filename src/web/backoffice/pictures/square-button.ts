/** The classes of an icon button. */
export const squareButton = 'icon-button text-door hover:bg-sand disabled:opacity-30'
