/** A button that is an icon. */
export const squareButton = 'grid size-11 place-items-center rounded-full text-door hover:bg-sand disabled:opacity-30'
