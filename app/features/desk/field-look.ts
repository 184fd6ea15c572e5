/** The one look of what is typed into or chosen from at the desk; more than 3:1 against the paper, by day and by night. */
export const fieldLook = 'min-h-11 rounded-[10px] border border-ink/50 bg-paper px-3 text-16 font-[400]'
