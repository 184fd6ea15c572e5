/** How a key of the keyboard is drawn. */
export const keyLook = 'min-w-6 rounded-[6px] border border-line px-1.5 text-center font-sans text-14'
