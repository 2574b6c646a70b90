/** The classes of an icon button. */
export const squareButton = 'grid size-11 place-items-center rounded-full text-door hover:bg-sand disabled:opacity-30'
